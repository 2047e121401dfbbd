/** The English words of hints: fetched when one is asked for. */

import { addEnglish } from '../../messages/english.ts';
import hints from './hints.json' with { type: 'json' };

addEnglish(hints);
