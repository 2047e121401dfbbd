/** The English words of the journeys, and of taking one's data along: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './journeys.json' with { type: 'json' };

addEnglish(words);
