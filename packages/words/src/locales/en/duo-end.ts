/** The English words of the end of a game of Duo. */

import { addEnglish } from '../../messages/english.ts';
import duoEnd from './duo-end.json' with { type: 'json' };

addEnglish(duoEnd);
