/** The English words of the settings: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './settings.json' with { type: 'json' };

addEnglish(words);
