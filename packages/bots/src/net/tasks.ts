/** What nets are trained for: each task has its features and its tables. */

import { DEFAULT_OPTIONS, duo } from '@tokaido/duo';
import type { Game, State } from '@tokaido/kernel';
import { tokaido, VARIATIONS } from '@tokaido/tokaido';
import { searchedDuo } from '../strategies/duo.ts';
import { duoFeatures } from './duo.ts';
import type { Features } from './features.ts';
import { tokaidoFeatures } from './tokaido.ts';

export interface NetTask {
  readonly id: string;
  readonly game: Game<State, unknown, unknown>;
  readonly features: Features<State>;
  readonly seats: number;
  readonly tables: readonly unknown[];
}

/** Every mix of variations; two tables in three have none, or Gastronomy alone. */
function tokaidoTables(players: number, boxes: readonly string[]): unknown[] {
  const names = [...VARIATIONS]
    .filter(([, { box }]) => box === undefined || boxes.includes(box))
    .map(([name]) => name);
  const tables: unknown[] = [];
  for (let mix = 0; mix < 1 << names.length; mix++) {
    const variations = names.filter((_, i) => (mix >> i) & 1);
    if (variations.includes('initiation') && variations.length > 1) continue;
    tables.push({ players, boxes, variations });
    tables.push({ players, boxes, variations: [] }, { players, boxes, variations: ['gastronomy'] });
  }
  return tables;
}

/** `mixes` are the boxes that may be on the table together; the last mix has them all. */
function tokaidoTask(kind: string, players: number, mixes: readonly (readonly string[])[]): NetTask {
  return {
    id: `tokaido-${kind}-${players}`,
    game: tokaido as unknown as Game<State, unknown, unknown>,
    features: tokaidoFeatures(players, mixes[mixes.length - 1]) as unknown as Features<State>,
    seats: players,
    tables: mixes.flatMap((boxes) => tokaidoTables(players, boxes)),
  };
}

function duoTask(): NetTask {
  return {
    id: 'duo',
    game: searchedDuo(duo) as unknown as Game<State, unknown, unknown>,
    features: duoFeatures() as unknown as Features<State>,
    seats: 2,
    tables: [DEFAULT_OPTIONS],
  };
}

const PLAYERS = [2, 3, 4, 5];
const BASE = [[]];
const BOXED = [['crossroads'], ['crossroads', 'matsuri']];

export const NET_TASKS: ReadonlyMap<string, () => NetTask> = new Map([
  ['duo', duoTask] as const,
  ...PLAYERS.map((n) => [`tokaido-base-${n}`, () => tokaidoTask('base', n, BASE)] as const),
  ...PLAYERS.map((n) => [`tokaido-cm-${n}`, () => tokaidoTask('cm', n, BOXED)] as const),
]);
