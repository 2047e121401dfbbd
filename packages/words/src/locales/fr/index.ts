/** French; what is missing is said in English. */

import type { Catalogue } from '../en/index.ts';
import boxes from './boxes.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import duo from './duo.json' with { type: 'json' };
import end from './end.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import narrator from './narrator.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import road from './road.json' with { type: 'json' };
import say from './say.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import sheets from './sheets.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import told from './told.json' with { type: 'json' };

export const words: Catalogue = {
  ...boxes,
  ...cards,
  ...duo,
  ...end,
  ...home,
  ...narrator,
  ...online,
  ...road,
  ...say,
  ...settings,
  ...sheets,
  ...shell,
  ...table,
  ...told,
};
