/**
 * A block: the same deal as often as there are seats, with the odd one out in a different seat each time, so
 * that neither the cards nor the seat favor anybody.
 */

import type { Dealer, Score, State } from '@tokaido/kernel';
import { Actions, FastChance, SealedChance, seedFrom } from '@tokaido/kernel';
import type { AnyBot } from '../bot.ts';
import { anyBotFor } from '../strategies/registry.ts';
import type { Setup } from './setup.ts';
import { gameOf, optionsOf, seatsOf } from './setup.ts';
import type { Times } from './times.ts';
import { addTime, noTimes } from './times.ts';

/** One game, told for the candidate: the means over its seats, and over those of the others. */
export interface Played {
  /** The win share of a seat of the candidate. */
  readonly share: number;
  readonly points: number;
  readonly otherPoints: number;
}

export interface Block {
  readonly block: number;
  /** By the seat of the odd one out. */
  readonly games: readonly Played[];
  /** Decisions with a choice. */
  readonly decisions: number;
  readonly candidateTimes: Times;
  readonly otherTimes: Times;
}

/** Takes no pause where all bots think right here: a promise is waited for only where a bot gives one. */
export async function playBlock(setup: Setup, block: number): Promise<Block> {
  const seats = seatsOf(setup);
  const candidateTimes = noTimes();
  const otherTimes = noTimes();
  const games: Played[] = [];
  let decisions = 0;
  for (let odd = 0; odd < seats; odd++) {
    const isCandidate = Array.from({ length: seats }, (_, seat) => (seat === odd) !== setup.many);
    const times = isCandidate.map((candidate) => (candidate ? candidateTimes : otherTimes));
    const { scores, count } = await playGame(setup, block, odd, isCandidate, times);
    games.push(tell(scores, isCandidate));
    decisions += count;
  }
  return { block, games, decisions, candidateTimes, otherTimes };
}

/** A random generator independent of the cards and of all others. */
function generator(phrase: string): number {
  return seedFrom(phrase)
    .slice(0, 6)
    .reduce((number, byte) => number * 256 + byte, 0);
}

function phraseOf(setup: Setup, block: number): string {
  return `${setup.seed}/${block}`;
}

/** The table of a block: all its games begin here, and each deck brings the same cards in the same order. */
export function deal(setup: Setup, block: number): { s: State; dealer: Dealer } {
  const game = gameOf(setup);
  const seed = seedFrom(phraseOf(setup, block));
  const dealer = { chance: new SealedChance(seed, game.rules.streams), tell: null };
  return { s: game.setup(optionsOf(setup), dealer), dealer };
}

async function playGame(
  setup: Setup,
  block: number,
  odd: number,
  isCandidate: readonly boolean[],
  times: readonly Times[],
): Promise<{ scores: Score[]; count: number }> {
  const game = gameOf(setup);
  const phrase = phraseOf(setup, block);
  const { s, dealer } = deal(setup, block);
  const bots: AnyBot[] = isCandidate.map((candidate, seat) => {
    const seed = generator(`${phrase}/game ${odd}/bot ${seat}`);
    return anyBotFor(candidate ? setup.candidate : setup.against, game, seed, setup.budget);
  });
  const tiles = bots.map((_, seat) => new FastChance(generator(`${phrase}/tile ${seat}`)));
  const legal = new Actions();
  let count = 0;
  for (;;) {
    const pending = game.pending(s);
    if (pending === null) break;
    const { seat, decision } = pending;
    const open = game.legal(s, legal);
    let action = legal.list[0];
    if (decision === 'choose' && !setup.draft) {
      action = legal.list[tiles[seat].below(open)];
    } else if (open > 1) {
      const view = game.observe(s, seat);
      const start = performance.now();
      const decided = bots[seat].decide(view);
      action = typeof decided === 'number' ? decided : await decided;
      addTime(times[seat], performance.now() - start);
      count++;
    }
    game.play(s, action, dealer);
  }
  for (const bot of bots) if ('leave' in bot) await bot.leave();
  return { scores: game.scores(s), count };
}

function tell(scores: readonly Score[], isCandidate: readonly boolean[]): Played {
  const winners = scores.filter(({ place }) => place === 1).length;
  let share = 0;
  let points = 0;
  let otherPoints = 0;
  let candidates = 0;
  for (const score of scores) {
    if (!isCandidate[score.seat]) {
      otherPoints += score.points;
      continue;
    }
    candidates++;
    points += score.points;
    if (score.place === 1) share += 1 / winners;
  }
  return {
    share: share / candidates,
    points: points / candidates,
    otherPoints: otherPoints / (scores.length - candidates),
  };
}
