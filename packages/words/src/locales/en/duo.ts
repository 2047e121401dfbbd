/** The English words of Duo that a first table needs; files that show the game import them. */

import { addEnglish } from '../../messages/english.ts';
import duo from './duo.json' with { type: 'json' };
import duoTable from './duo-table.json' with { type: 'json' };

addEnglish({ ...duo, ...duoTable });
