/**
 * Free gains: offers that cost nothing, such as wares or paintings in Duo. Counts how often a level is offered one and
 * declines it, and how often it does so although it would take it if it misjudged nothing.
 */

import type { State as DuoState } from '@tokaido/duo';
import { duo, stored, WARES } from '@tokaido/duo';
import type { State } from '@tokaido/kernel';
import { Actions, FastChance, popcount } from '@tokaido/kernel';
import type { State as TokaidoState } from '@tokaido/tokaido';
import { createBot } from '../src/bot.ts';
import type { Level } from '../src/levels.ts';
import { skilled, skillOf } from '../src/levels.ts';
import { CommonChance } from '../src/strategies/common-chance.ts';
import type { GameKnowledge } from '../src/strategies/game-knowledge.ts';
import { levelRater } from '../src/strategies/registry.ts';
import { begin } from './tables.ts';

export interface Declined {
  /** Decisions in which a free gain was open. */
  offered: number;
  declined: number;
  /** Declined although the level's own judgment, without noise, was for it. */
  againstJudgment: number;
}

const HOLDERS = duo.rules.layout.table.find(({ name }) => name === 'waveHolders')?.at ?? 0;

/** What a seat has; more is better, in each number. */
const HOLDINGS: Readonly<Record<string, (s: State, seat: number) => number[]>> = {
  duo(position, seat) {
    const s = position as DuoState;
    const { temple, garden, coins, slabs, revealed, gifted } = s.players[seat];
    const wares = WARES.reduce((sum, _, ware) => sum + stored(s, seat, ware), 0);
    const waves = [0, 1, 2].filter((tile) => s.m[HOLDERS + tile] === 1 + seat).length;
    const token = s.spring === 1 + seat ? 1 : 0;
    return [temple, garden, slabs, 10 * slabs + coins, wares, revealed, gifted, waves, token];
  },
  tokaido(position, seat) {
    const p = (position as TokaidoState).all[seat];
    const cards = popcount(p.souvenirs) + popcount(p.dishes) + popcount(p.achievements);
    return [p.points, p.coins, p.offerings, cards, p.meetings];
  },
};

/** Taking nothing, in the words of a record. */
const NOTHING = /^(pass|refuse|rest|donate 0|[a-z]+ (no|-))$/;

/** Whether an action leaves its seat with no less of anything than taking nothing does, and with more of something. */
function isFreeGain(known: GameKnowledge, s: State, seat: number, nothing: number, action: number): boolean {
  const holdings = (chosen: number) => {
    const after = known.game.clone(s);
    known.game.play(after, chosen, { chance: new CommonChance(1), tell: null });
    return HOLDINGS[known.game.id]?.(after, seat) ?? [];
  };
  const [without, taken] = [holdings(nothing), holdings(action)];
  return taken.every((n, i) => n >= without[i]) && taken.some((n, i) => n > without[i]);
}

/** Plays games with the level in each seat. */
export function freeGains(
  level: Level,
  table: readonly [game: string, options: string],
  games: number,
  seed: number,
): Declined {
  const [id, options] = table;
  const rng = new FastChance(seed);
  const count: Declined = { offered: 0, declined: 0, againstJudgment: 0 };
  const legal = new Actions();
  for (let game = 0; game < games; game++) {
    const { known, s } = begin(id, options, rng);
    const skill = skillOf(level, id);
    const rater = levelRater(level, id);
    const playing = skilled(level.id, skill, rater);
    const sober = skilled(level.id, { ...skill, noise: 0 }, rater);
    for (let open = known.game.legal(s, legal); open > 0; open = known.game.legal(s, legal)) {
      const seat = known.game.rules.frames.seat(s);
      const actions = legal.toArray();
      const view = known.game.observe(s, seat);
      // The same generator for both: they differ by the noise alone.
      const thought = rng.next();
      const chosen = createBot(known.game, playing, thought).decide(view);
      const nothing = actions.find((action) => NOTHING.test(known.game.rules.describe(action)));
      if (nothing !== undefined && actions.some((action) => isFreeGain(known, s, seat, nothing, action))) {
        count.offered++;
        if (chosen === nothing) {
          count.declined++;
          if (createBot(known.game, sober, thought).decide(view) !== nothing) count.againstJudgment++;
        }
      }
      known.game.play(s, chosen, { chance: rng, tell: null });
    }
  }
  return count;
}
