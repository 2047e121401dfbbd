/** The English words of counting a real game: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './count.json' with { type: 'json' };

addEnglish(words);
