/** The English words of branches: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './branch.json' with { type: 'json' };

addEnglish(words);
