/**
 * What draws were to bring: the mean over many ways they may fall, each judged just as what really came is judged. The
 * judge's own view of a position before its draws would not do: seen with the eyes of another seat every position is
 * worth a little more or less, and over a game that would be taken for luck. For the same reason nothing is dealt anew
 * but what was drawn: hands stay as they were. So luck, unlike the judgment of a decision, knows what was hidden.
 */

import type { State } from '@tokaido/kernel';
import { Actions, FastChance, silent } from '@tokaido/kernel';
import { winShares } from '../net/afterstate.ts';
import { mean, standardError } from '../net/statistics.ts';
import type { AnalysedGame } from './analysed-game.ts';
import type { Expected } from './analysis.ts';
import { bestOf } from './best-action.ts';
import type { Judge } from './judge.ts';
import { rounded } from './sums.ts';

/** Ways that are tried. */
const TRIES = 48;
/** The error where they cannot be tried, since the judge takes too long. */
const USUAL_ERROR = 0.1;

/** A position, and an action in it that meets chance. */
interface Before {
  readonly s: State;
  readonly action: number;
  /** What the judge says of the action. */
  readonly after: readonly number[];
}

export function expectedOf(
  of: AnalysedGame,
  judge: Judge,
  { s, action, after }: Before,
  seed: number,
): Expected {
  if (!judge.isQuick) return { win: after, error: USUAL_ERROR };
  const { game } = of.known;
  const rng = new FastChance(seed + (1 + game.rules.decisionNumber(s)) * 0x10000);
  const world = game.clone(s);
  return meanOf(of, () => {
    game.copyInto(world, s);
    game.play(world, action, silent(rng));
    return valueOf(of, judge, world);
  });
}

/** The same of the draws at set-up; `s` is any later position of the game. */
export function expectedOfSetup(of: AnalysedGame, judge: Judge, s: State, seed: number): Expected {
  const { game } = of.known;
  const { rules } = game;
  const seats = rules.seats(s);
  if (!judge.isQuick) return { win: new Array<number>(seats).fill(1 / seats), error: USUAL_ERROR };
  const rng = new FastChance(seed);
  const options = rules.optionsOf(s);
  return meanOf(of, () => valueOf(of, judge, game.setup(options, silent(rng), rules.versionOf(s))));
}

/** Win shares by seat, once whoever decides has found the best action. */
function valueOf({ known: { game } }: AnalysedGame, judge: Judge, s: State): readonly number[] {
  const legal = new Actions();
  if (game.legal(s, legal) === 0) {
    const shares = new Float32Array(game.rules.seats(s));
    winShares(game, s, shares);
    return Array.from(shares);
  }
  const seat = game.rules.frames.seat(s);
  const { values } = judge.values(s, seat, legal.toArray());
  return values[bestOf(values, seat, -1)].win;
}

function meanOf({ netError }: AnalysedGame, trial: () => readonly number[]): Expected {
  const tries = Array.from({ length: TRIES }, trial);
  const bySeat = tries[0].map((_, seat) => tries.map((win) => win[seat]));
  const squares = bySeat.map((list) => standardError(list) ** 2);
  return {
    win: bySeat.map((list) => rounded(mean(list))),
    error: rounded(Math.sqrt(mean(squares) * (1 + TRIES * netError.draw ** 2))),
  };
}
