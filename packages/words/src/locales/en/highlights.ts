/** The English words of what is shown by itself: results and what everybody should see. */

import { addEnglish } from '../../messages/english.ts';
import peaks from './peaks.json' with { type: 'json' };
import results from './results.json' with { type: 'json' };

addEnglish({ ...peaks, ...results });
