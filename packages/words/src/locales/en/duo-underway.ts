/** The English words of what happens in Duo: journal, news and what is shown by itself. */

import { addEnglish } from '../../messages/english.ts';
import duoTold from './duo-told.json' with { type: 'json' };

addEnglish(duoTold);
