/** The English words of Duo's sheets, fetched with them: decisions, lists, collections and the board's own page. */

import { addEnglish } from '../../messages/english.ts';
import words from './duo-sheets.json' with { type: 'json' };

addEnglish(words);
