/** The English words of tables with others: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './online.json' with { type: 'json' };

addEnglish(words);
