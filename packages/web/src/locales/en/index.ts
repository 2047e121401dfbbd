/**
 * English, the language in which every key exists: the areas that the first table needs. Others bring their
 * words along when they are shown, see `online.ts` beside this file; the rules have a catalogue of their own.
 */

import cards from './cards.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import say from './say.json' with { type: 'json' };
import sheets from './sheets.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };

export const english = {
  ...cards,
  ...home,
  ...say,
  ...sheets,
  ...shell,
  ...table,
};

/** Areas that come later. */
type Later = typeof import('./boxes.json') &
  typeof import('./end.json') &
  typeof import('./narrator.json') &
  typeof import('./online.json') &
  typeof import('./settings.json');

export type Key = keyof typeof english | Exclude<keyof Later, 'default'>;

/** The words of another language. */
export type Catalogue = Readonly<Partial<Record<Key, string>>>;
