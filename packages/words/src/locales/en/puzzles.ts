/** The English words of puzzles: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './puzzles.json' with { type: 'json' };

addEnglish(words);
