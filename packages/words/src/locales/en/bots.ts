/** The English words of what bots are: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './bots.json' with { type: 'json' };

addEnglish(words);
