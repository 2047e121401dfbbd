/** The English words of hosts, votes and undo by agreement: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './company.json' with { type: 'json' };

addEnglish(words);
