/** The English words of the lessons: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './learn.json' with { type: 'json' };

addEnglish(words);
