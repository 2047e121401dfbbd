/** What nets are trained for in Tokaido: one for each number of players, over all boxes and variations. */

import type { State } from '@tokaido/kernel';
import { tokaido, VARIATIONS } from '@tokaido/tokaido';
import type { Features } from './features.ts';
import type { NetTask } from './tasks.ts';
import { netTask } from './tasks.ts';
import { tokaidoFeatures } from './tokaido.ts';

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

/** Kinds of tables by their boxes, with how often each is played. Matsuri needs Crossroads. */
const PROMOS = ['new-encounters', 'promo-travelers'];
const MIXES: readonly (readonly [name: string, weight: number, boxes: readonly string[]])[] = [
  ['base', 40, []],
  ['base-promos', 10, PROMOS],
  ['crossroads', 15, ['crossroads']],
  ['crossroads-promos', 5, ['crossroads', ...PROMOS]],
  ['matsuri', 25, ['crossroads', 'matsuri']],
  ['matsuri-promos', 5, ['crossroads', 'matsuri', ...PROMOS]],
];

function tokaidoTask(id: string, players: number): NetTask {
  return netTask({
    id,
    game: tokaido,
    features: tokaidoFeatures(players) as unknown as Features<State>,
    seats: players,
    kinds: MIXES.map(([name, weight, boxes]) => ({ name, weight, tables: tokaidoTables(players, boxes) })),
  });
}

export const TOKAIDO_TASKS: readonly (readonly [string, () => NetTask])[] = [2, 3, 4, 5].map((players) => {
  const id = `tokaido-${players}`;
  return [id, () => tokaidoTask(id, players)];
});
