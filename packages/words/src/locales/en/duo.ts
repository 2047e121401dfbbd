/** The English words of Duo; files that show the game import them. */

import { addEnglish } from '../../messages/english.ts';
import words from './duo.json' with { type: 'json' };

addEnglish(words);
