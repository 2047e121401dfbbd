/** The English words of the end of a game: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './end.json' with { type: 'json' };

addEnglish(words);
