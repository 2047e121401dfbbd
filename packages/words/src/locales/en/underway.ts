/** The English words of a table under way: cards, decisions, and what is told of moves. */

import { addEnglish } from '../../messages/english.ts';
import cards from './cards.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import sheets from './sheets.json' with { type: 'json' };
import told from './told.json' with { type: 'json' };

addEnglish({ ...cards, ...news, ...sheets, ...told });
