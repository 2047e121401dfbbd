/** The English words of open tables, and of those who watch: every file that uses one of them imports this. */

import { addEnglish } from '../../messages/english.ts';
import words from './open-tables.json' with { type: 'json' };

addEnglish(words);
