/** The English words of the boxes beside the base game; `messages/index.ts` fetches them when one is first missed. */

import { addEnglish } from '../../messages/english.ts';
import words from './boxes.json' with { type: 'json' };

addEnglish(words);
