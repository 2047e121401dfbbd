/** The English words of hints in Duo: fetched when one is asked for. */

import { addEnglish } from '../../messages/english.ts';
import words from './duo-hints.json' with { type: 'json' };

addEnglish(words);
