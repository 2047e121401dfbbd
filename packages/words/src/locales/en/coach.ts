/** The English words of the coach: fetched when it is asked. */

import { addEnglish } from '../../messages/english.ts';
import words from './coach.json' with { type: 'json' };

addEnglish(words);
