/** The tables of the league, by short names: the boxes and the number of players, or `duo`. */

import { DEFAULT_OPTIONS as DUO_OPTIONS, duo } from '@tokaido/duo';
import type { Result } from '@tokaido/kernel';
import { FastChance, fail, ok } from '@tokaido/kernel';
import { tokaido, VARIATIONS } from '@tokaido/tokaido';

export interface LeagueTable {
  readonly name: string;
  /** The id of the game. */
  readonly game: string;
  readonly seats: number;
  /** The options of a deal in words; decks and variations differ from deal to deal, never within one. */
  optionWords(block: number): string;
}

const PROMOS = ['new-encounters', 'promo-travelers'];
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['base', []],
  ['p', PROMOS],
  ['c', ['crossroads']],
  ['cp', ['crossroads', ...PROMOS]],
  ['cm', ['crossroads', 'matsuri']],
  ['cmp', ['crossroads', 'matsuri', ...PROMOS]],
]);
const PLAYERS = [2, 3, 4, 5];
const DUO_TABLE = 'duo';

/** One deal in three has no variation, one Gastronomy, and one any mix. */
export const MIXED = 'mixed';

export const TABLE_NAMES: readonly string[] = [
  ...[...KINDS.keys()].flatMap((kind) => PLAYERS.map((players) => `${kind}-${players}`)),
  DUO_TABLE,
];

/** `variations` is `mixed`, or the names of those that every deal has. */
export function leagueTable(name: string, variations: string = MIXED): Result<LeagueTable> {
  if (!TABLE_NAMES.includes(name)) {
    return fail(`unknown table "${name}"; there are ${TABLE_NAMES.join(', ')}`);
  }
  if (name === DUO_TABLE) return ok(duoTable());
  const [kind, count] = name.split('-');
  const boxes = KINDS.get(kind) ?? [];
  const players = Number(count);
  const words = (mix: readonly string[]) => tokaido.rules.optionWords({ players, boxes, variations: mix });
  const table = { name, game: tokaido.id, seats: players };
  if (variations === MIXED) return ok({ ...table, optionWords: (block) => words(mixOf(boxes, block)) });
  const list = variations.split(',').filter(Boolean);
  const checked = tokaido.rules.parseOptions(
    words([]) + (list.length > 0 ? ` variations=${list.join(',')}` : ''),
  );
  return checked.ok ? ok({ ...table, optionWords: () => words(list) }) : fail(`${name}: ${checked.error}`);
}

function duoTable(): LeagueTable {
  const words = duo.rules.optionWords(DUO_OPTIONS);
  return { name: DUO_TABLE, game: duo.id, seats: 2, optionWords: () => words };
}

function mixOf(boxes: readonly string[], block: number): readonly string[] {
  if (block % 3 === 1) return [];
  if (block % 3 === 2) return ['gastronomy'];
  const names = [...VARIATIONS]
    .filter(([, { box }]) => box === undefined || boxes.includes(box))
    .map(([name]) => name);
  const rng = new FastChance(block);
  // The journey of initiation is played by itself, and seldom.
  if (rng.below(8) === 0) return ['initiation'];
  return names.filter((name) => name !== 'initiation' && rng.below(2) === 0);
}
