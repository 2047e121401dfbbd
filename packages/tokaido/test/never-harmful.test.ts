/** What the engine does not ask about, because declining is never better: coins in hand, and coins in the temple. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { BOXES } from '../src/box.ts';
import { DONOR_POINTS, OTHER_DONOR_POINTS } from '../src/data/temple.ts';
import { donorRank } from '../src/end.ts';
import { tokaido } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { tablesWith } from './kit.ts';
import { position } from './position.ts';

const GAMES = 120;
const SEED = Number(process.env['SEED'] ?? 20261115);

test(`[more-coins] whoever has a coin more has every choice that they had without it (seed ${SEED})`, () => {
  const rng = new FastChance(SEED);
  const dealer = silent(rng);
  const tables = [...tablesWith([]), ...tablesWith([...BOXES.keys()])];
  const lost: string[] = [];
  const legal = new Actions();
  const richer = new Actions();
  for (let game = 0; game < GAMES; game++) {
    const s = tokaido.setup(tables[rng.below(tables.length)], dealer);
    for (let asked = tokaido.pending(s); asked !== null; asked = tokaido.pending(s)) {
      tokaido.legal(s, legal);
      s.all[asked.seat].coins++;
      tokaido.legal(s, richer);
      s.all[asked.seat].coins--;
      const missing = legal.toArray().filter((action) => !richer.has(action));
      lost.push(...missing.map((action) => `${asked.decision}: ${tokaido.rules.describe(action)}`));
      tokaido.play(s, legal.list[rng.below(legal.count)], dealer);
    }
  }
  expect([...new Set(lost)]).toEqual([]);
});

/** What each seat gets for its rank, by the end's points or by those of a festival, and for its own coins. */
function pointsWith(
  s: State,
  offerings: readonly number[],
  rewards: readonly number[],
  others: number,
): number[] {
  for (const [seat, coins] of offerings.entries()) s.all[seat].offerings = coins;
  return offerings.map((coins, seat) =>
    coins === 0 ? 0 : coins + (rewards[donorRank(s, s.all[seat])] ?? others),
  );
}

const MOST = 3;
const SHISHIMAI = [4, 2, 1];

/** Every way in which the seats can have given 0 to `MOST` coins. */
function* gifts(players: number): Generator<number[]> {
  for (let code = 0; code < (MOST + 1) ** players; code++) {
    yield Array.from({ length: players }, (_, seat) => Math.floor(code / (MOST + 1) ** seat) % (MOST + 1));
  }
}

test('[more-offerings] another coin in the temple never shrinks the lead of its giver over anybody', () => {
  const ahead = BOXES.has('promo-travelers') ? ['nobody', 'antoine'] : ['nobody'];
  let tried = 0;
  for (const traveler of ahead) {
    const { state } = position({
      players: 5,
      boxes: [...BOXES.keys()],
      seats: [{ traveler, at: 1 }],
    });
    for (const [rewards, others] of [
      [DONOR_POINTS, OTHER_DONOR_POINTS],
      [SHISHIMAI, 0],
    ] as const) {
      for (const before of gifts(5)) {
        const was = pointsWith(state, before, rewards, others);
        for (const giver of [0, 1]) {
          const now = pointsWith(
            state,
            before.map((coins, seat) => coins + (seat === giver ? 1 : 0)),
            rewards,
            others,
          );
          const gained = now.map((points, seat) => points - was[seat]);
          tried++;
          if (gained.some((other) => other > gained[giver]) || gained[giver] < 1)
            throw new Error(
              `${traveler} first, ${before.join(' ')}, seat ${giver} gives: ${gained.join(' ')}`,
            );
        }
      }
    }
  }
  expect(tried).toBe(ahead.length * 2 * 2 * (MOST + 1) ** 5);
});
