/** What nets are trained for in Tokaido, and those that come with the game. */

import type { Game, State } from '@tokaido/kernel';
import { tokaido, VARIATIONS } from '@tokaido/tokaido';
import base2 from '../../weights/tokaido-base-2.json' with { type: 'json' };
import base3 from '../../weights/tokaido-base-3.json' with { type: 'json' };
import base4 from '../../weights/tokaido-base-4.json' with { type: 'json' };
import base5 from '../../weights/tokaido-base-5.json' with { type: 'json' };
import cm4 from '../../weights/tokaido-cm-4.json' with { type: 'json' };
import type { Features } from './features.ts';
import type { NetTask } from './tasks.ts';
import { netTask } from './tasks.ts';
import { tokaidoFeatures } from './tokaido.ts';
import type { WeightsFile } from './weights.ts';

/** Beside the journey of initiation, which is a game of its own, at most this many variations. */
const WITH_INITIATION = 1;

/** Every mix of variations; two tables in three have none, or Gastronomy alone. */
function tokaidoTables(players: number, boxes: readonly string[]): unknown[] {
  const names = [...VARIATIONS]
    .filter(([, { box }]) => box === undefined || boxes.includes(box))
    .map(([name]) => name);
  const tables: unknown[] = [];
  for (let mix = 0; mix < 1 << names.length; mix++) {
    const variations = names.filter((_, i) => (mix >> i) & 1);
    if (variations.includes('initiation') && variations.length > 1 + WITH_INITIATION) continue;
    tables.push({ players, boxes, variations });
    tables.push({ players, boxes, variations: [] }, { players, boxes, variations: ['gastronomy'] });
  }
  return tables;
}

type BoxMix = readonly [name: string, weight: number, boxes: readonly string[]];

/** The last mix has all boxes. */
function tokaidoTask(id: string, players: number, mixes: readonly BoxMix[]): NetTask {
  return netTask({
    id,
    game: tokaido as unknown as Game<State, unknown, unknown>,
    features: tokaidoFeatures(players, mixes[mixes.length - 1][2]) as unknown as Features<State>,
    seats: players,
    kinds: mixes.map(([name, weight, boxes]) => ({ name, weight, tables: tokaidoTables(players, boxes) })),
  });
}

const PLAYERS = [2, 3, 4, 5];
const PROMOS = ['new-encounters', 'promo-travelers'];
const BASE: readonly BoxMix[] = [['base', 1, []]];
const BOXED: readonly BoxMix[] = [
  ['crossroads', 1, ['crossroads']],
  ['matsuri', 1, ['crossroads', 'matsuri']],
];
/** Matsuri needs Crossroads. */
const ALL: readonly BoxMix[] = [
  ['base', 40, []],
  ['base-promos', 10, PROMOS],
  ['crossroads', 15, ['crossroads']],
  ['crossroads-promos', 5, ['crossroads', ...PROMOS]],
  ['matsuri', 25, ['crossroads', 'matsuri']],
  ['matsuri-promos', 5, ['crossroads', 'matsuri', ...PROMOS]],
];

export const TOKAIDO_TASKS: readonly (readonly [string, () => NetTask])[] = [
  ...PLAYERS.map((n) => [`tokaido-${n}`, () => tokaidoTask(`tokaido-${n}`, n, ALL)] as const),
  ...PLAYERS.map((n) => [`tokaido-base-${n}`, () => tokaidoTask(`tokaido-base-${n}`, n, BASE)] as const),
  ...PLAYERS.map((n) => [`tokaido-cm-${n}`, () => tokaidoTask(`tokaido-cm-${n}`, n, BOXED)] as const),
];

export const TOKAIDO_WEIGHTS: readonly (readonly [string, WeightsFile])[] = [
  ['tokaido-base-2', base2],
  ['tokaido-base-3', base3],
  ['tokaido-base-4', base4],
  ['tokaido-base-5', base5],
  ['tokaido-cm-4', cm4],
];
