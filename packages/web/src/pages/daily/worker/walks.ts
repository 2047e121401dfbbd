/**
 * The road of a date walked by our bots: each level that does not search takes the player's seat, with the same cards,
 * travelers and opponents. The opponents have the randomness that they have for people; that of the walker is another
 * one in each walk, and so is the road from its first decision on. Walk number n of a level is the same on every device.
 */

import type { Strategy } from '@tokaido/bots';
import { createBot, LEVELS, levelStrategy, skillOf } from '@tokaido/bots';
import type { State } from '@tokaido/kernel';
import { Actions, bytesToHex, seedFrom } from '@tokaido/kernel';
import type { DailyRoad } from '@tokaido/table';
import { botSeed, dailyStart } from '@tokaido/table';
import type { LoadedRoad } from '../../../worker/daily-road.ts';
import { knowledgeOn } from '../../../worker/device-game.ts';

export interface Walks {
  /** From the lowest to the highest: those that do not search, and whose net is at hand. */
  readonly levels: readonly string[];
  /** The traveler of each seat; none where nobody has one. */
  readonly travelers: readonly string[];
  /** The points of the walker at the end of a walk of this level, from 0. */
  walk(level: string, number: number): number;
}

export function walksOn({ road, device, strong, needsNet }: LoadedRoad): Walks {
  const { game } = device.table;
  const { state: start, chance, options, travelers } = dailyStart(road, device.table);
  const known = knowledgeOn(device.knowledge, game);
  const strategies = new Map<string, Strategy<State>>();
  const strategyOf = (level: string): Strategy<State> => {
    const made =
      strategies.get(level) ?? levelStrategy({ level, temper: null }, known, { net: strong?.levelNet });
    strategies.set(level, made);
    return made;
  };
  const legal = new Actions();

  return {
    levels: LEVELS.map(({ id }) => id).filter((level) => {
      // Without its net an opponent would be another one.
      if (needsNet && strong === null) return false;
      const { playouts, player } = skillOf(level, road.game, options);
      return playouts === 0 && (player === 'heuristic' || strong !== null);
    }),
    travelers: travelers.map((words) => words.split(' ')[1] ?? ''),
    walk(level, number) {
      const s = game.clone(start);
      const dealer = { chance, tell: null };
      const secret = walkSecret(road, level, number);
      for (;;) {
        const pending = game.pending(s);
        if (pending === null) return game.scores(s)[road.seat]?.points ?? 0;
        const { seat } = pending;
        const isWalker = seat === road.seat;
        const open = game.legal(s, legal);
        let action = legal.list[0] ?? 0;
        if (open > 1) {
          const seed = botSeed({ secret: isWalker ? secret : road.secret }, pending);
          const bot = createBot(game, strategyOf(isWalker ? level : (road.seats[seat] ?? level)), seed);
          action = bot.decide(game.observe(s, seat));
        }
        game.play(s, action, dealer);
      }
    },
  };
}

/** What the randomness of a walker follows from: not what the cards follow from. */
function walkSecret({ secret }: DailyRoad, level: string, number: number): string {
  return bytesToHex(seedFrom(`${secret} walk ${level} ${number}`));
}
