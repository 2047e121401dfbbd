/** How tempers show: games of bots with a temper among plain ones of their level, and what each got of what they like. */

import type { State as DuoState } from '@tokaido/duo';
import { stored, WARES } from '@tokaido/duo';
import type { State } from '@tokaido/kernel';
import { Actions, FastChance, popcount } from '@tokaido/kernel';
import type { State as TokaidoState } from '@tokaido/tokaido';
import { row, SEAT_AT } from '@tokaido/tokaido';
import { createBot } from '../src/bot.ts';
import { strategyFor } from '../src/strategies/registry.ts';
import type { Temper } from '../src/temper-names.ts';
import { begin } from './tables.ts';

type Trait = (s: State, seat: number) => number;

const tokaido = (trait: (s: TokaidoState, seat: number) => number): Trait => trait as unknown as Trait;
const duo = (trait: (s: DuoState, seat: number) => number): Trait => trait as unknown as Trait;

/** What one would know each temper by: whatever is added to it in the course of a game is counted. */
export const TRAITS: Readonly<Record<string, Readonly<Record<Temper, Trait>>>> = {
  tokaido: {
    collector: tokaido((s, seat) => {
      const p = s.all[seat];
      const sections = [0, 1, 2].reduce((sum, kind) => sum + row(p, SEAT_AT.panoramas, kind), 0);
      return popcount(p.souvenirs) + sections;
    }),
    stroller: tokaido((s, seat) => {
      const p = s.all[seat];
      return p.meetings + row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1);
    }),
    devout: tokaido((s, seat) => s.all[seat].offerings),
  },
  duo: {
    collector: duo((s, seat) => {
      const wares = WARES.reduce((sum, _, ware) => sum + stored(s, seat, ware), 0);
      return wares + s.players[seat].revealed;
    }),
    stroller: duo((s, seat) => s.players[seat].garden + (s.spring === 1 + seat ? 1 : 0)),
    devout: duo((s, seat) => s.players[seat].temple),
  },
};

function whoseSeat(seat: number, game: number): keyof Shown {
  return (seat + game) % 2 === 0 ? 'own' : 'others';
}

export interface Shown {
  /** What a bot with the temper got in a game, in the mean, and what one of the others got. */
  readonly own: number;
  readonly others: number;
}

/** Plays games with the temper in every second seat, in the odd and in the even ones in turn. */
export function temperGames(
  level: string,
  temper: Temper,
  table: readonly [game: string, options: string],
  games: number,
  seed: number,
): Shown {
  const rng = new FastChance(seed);
  const legal = new Actions();
  const [id, options] = table;
  const trait = TRAITS[id][temper];
  const sums = { own: 0, others: 0 };
  const counts = { own: 0, others: 0 };
  for (let n = 0; n < games; n++) {
    const { known, s } = begin(id, options, rng);
    const { game } = known;
    const seats = game.rules.seats(s);
    const plain = strategyFor(level, game);
    const tempered = strategyFor(`${level}+${temper}`, game);
    while (game.legal(s, legal) > 0) {
      const seat = game.rules.frames.seat(s);
      const whose = whoseSeat(seat, n);
      const before = trait(s, seat);
      const bot = createBot(game, whose === 'own' ? tempered : plain, rng.next());
      game.play(s, bot.decide(game.observe(s, seat)), { chance: rng, tell: null });
      sums[whose] += Math.max(0, trait(s, seat) - before);
    }
    for (let seat = 0; seat < seats; seat++) counts[whoseSeat(seat, n)]++;
  }
  return { own: sums.own / counts.own, others: sums.others / counts.others };
}
