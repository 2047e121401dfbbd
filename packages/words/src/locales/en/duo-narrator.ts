/** The English words of Duo's narrator view. */

import { addEnglish } from '../../messages/english.ts';
import words from './duo-narrator.json' with { type: 'json' };

addEnglish(words);
