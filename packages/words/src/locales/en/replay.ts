/** The English words of replays: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './replay.json' with { type: 'json' };

addEnglish(words);
