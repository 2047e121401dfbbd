/** The English words of the analysis: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './analysis.json' with { type: 'json' };

addEnglish(words);
