/**
 * English, the language in which every key exists: the areas that the first table needs. Others bring their
 * words along when they are shown, see `online.ts` beside this file; the rules have a catalogue of their own.
 */

import home from './home.json' with { type: 'json' };
import road from './road.json' with { type: 'json' };
import say from './say.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };

export const english = {
  ...home,
  ...road,
  ...say,
  ...shell,
  ...table,
};

/** Areas that come later. */
type Later = typeof import('./analysis.json') &
  typeof import('./bots.json') &
  typeof import('./boxes.json') &
  typeof import('./branch.json') &
  typeof import('./company.json') &
  typeof import('./cards.json') &
  typeof import('./coach.json') &
  typeof import('./count.json') &
  typeof import('./daily.json') &
  typeof import('./duo.json') &
  typeof import('./duo-end.json') &
  typeof import('./duo-hints.json') &
  typeof import('./duo-narrator.json') &
  typeof import('./duo-sheets.json') &
  typeof import('./duo-table.json') &
  typeof import('./duo-told.json') &
  typeof import('./end.json') &
  typeof import('./first.json') &
  typeof import('./hints.json') &
  typeof import('./learn.json') &
  typeof import('./journeys.json') &
  typeof import('./narrator.json') &
  typeof import('./news.json') &
  typeof import('./offers.json') &
  typeof import('./online.json') &
  typeof import('./open-tables.json') &
  typeof import('./peaks.json') &
  typeof import('./puzzles.json') &
  typeof import('./replay.json') &
  typeof import('./results.json') &
  typeof import('./settings.json') &
  typeof import('./sheets.json') &
  typeof import('./terminal.json') &
  typeof import('./told.json');

export type Key = keyof typeof english | Exclude<keyof Later, 'default'>;

/** The words of another language. */
export type Catalogue = Readonly<Partial<Record<Key, string>>>;
