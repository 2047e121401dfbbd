/** The English words of what the first page offers later: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './offers.json' with { type: 'json' };

addEnglish(words);
