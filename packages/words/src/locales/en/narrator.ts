/** The English words of the narrator view and of the list of keys, brought along when either is shown. */

import { addEnglish } from '../../messages/english.ts';
import words from './narrator.json' with { type: 'json' };

addEnglish(words);
