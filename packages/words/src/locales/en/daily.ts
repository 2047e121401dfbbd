/** The English words of the daily road: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './daily.json' with { type: 'json' };

addEnglish(words);
