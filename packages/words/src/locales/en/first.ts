/** The English words of a first visit and a first game: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './first.json' with { type: 'json' };

addEnglish(words);
