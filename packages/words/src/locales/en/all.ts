/** All English words of the program, for tests and for the pseudo-language. */

import analysis from './analysis.json' with { type: 'json' };
import bots from './bots.json' with { type: 'json' };
import boxes from './boxes.json' with { type: 'json' };
import branch from './branch.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import coach from './coach.json' with { type: 'json' };
import company from './company.json' with { type: 'json' };
import count from './count.json' with { type: 'json' };
import daily from './daily.json' with { type: 'json' };
import duo from './duo.json' with { type: 'json' };
import duoEnd from './duo-end.json' with { type: 'json' };
import duoHints from './duo-hints.json' with { type: 'json' };
import duoNarrator from './duo-narrator.json' with { type: 'json' };
import duoSheets from './duo-sheets.json' with { type: 'json' };
import duoTable from './duo-table.json' with { type: 'json' };
import duoTold from './duo-told.json' with { type: 'json' };
import end from './end.json' with { type: 'json' };
import first from './first.json' with { type: 'json' };
import hints from './hints.json' with { type: 'json' };
import { english } from './index.ts';
import journeys from './journeys.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import narrator from './narrator.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import openTables from './open-tables.json' with { type: 'json' };
import peaks from './peaks.json' with { type: 'json' };
import puzzles from './puzzles.json' with { type: 'json' };
import replay from './replay.json' with { type: 'json' };
import results from './results.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import sheets from './sheets.json' with { type: 'json' };
import terminal from './terminal.json' with { type: 'json' };
import told from './told.json' with { type: 'json' };

export const everything = {
  ...english,
  ...analysis,
  ...bots,
  ...boxes,
  ...branch,
  ...company,
  ...cards,
  ...coach,
  ...count,
  ...daily,
  ...duo,
  ...duoEnd,
  ...duoHints,
  ...duoNarrator,
  ...duoSheets,
  ...duoTable,
  ...duoTold,
  ...end,
  ...first,
  ...hints,
  ...learn,
  ...journeys,
  ...narrator,
  ...news,
  ...offers,
  ...online,
  ...openTables,
  ...peaks,
  ...puzzles,
  ...replay,
  ...results,
  ...settings,
  ...sheets,
  ...terminal,
  ...told,
};
