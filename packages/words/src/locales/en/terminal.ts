/** The English words of the terminal. */

import { addEnglish } from '../../messages/english.ts';
import words from './terminal.json' with { type: 'json' };

addEnglish(words);
