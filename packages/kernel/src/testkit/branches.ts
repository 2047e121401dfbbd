/**
 * The proof that a branch tells nothing: what is dealt again for a seat depends on the seat's view alone. Two worlds
 * that the seat cannot tell apart, played on side by side for as long as that lasts, must give the same position; and
 * in it everybody must be able to play.
 */

import type { Chance } from '../chance.ts';
import { FastChance } from '../chance.ts';
import { dealAgain } from '../deal-again.ts';
import { Actions } from '../frames.ts';
import type { Game, State } from '../game.ts';
import type { Kit } from './kit.ts';
import { Broken } from './kit.ts';
import { FollowingChance } from './non-interference.ts';

export interface BranchesCompared {
  /** Pairs of worlds whose branches were compared. */
  readonly samples: number;
  /** Samples in which the worlds truly differed. */
  readonly different: number;
  /** Samples in which the branch was not the real position. */
  readonly dealt: number;
  /** Samples in which the worlds had been played on since they were parted. */
  readonly playedOn: number;
}

/** How many decisions two worlds are played on at most. */
const LONGEST = 12;

export function compareBranches<S extends State, O, E>(
  kit: Kit<S, O, E>,
  samples: number,
  seed: number,
  deal: typeof dealAgain = dealAgain,
): BranchesCompared {
  const { game } = kit;
  const rng = new FastChance(seed);
  const legal = new Actions();
  const counts = { samples: 0, different: 0, dealt: 0, playedOn: 0 };
  for (let games = 0; counts.samples < samples; games++) {
    const options = kit.tables[games % kit.tables.length];
    const s = game.setup(options, { chance: rng, tell: null });
    while (!game.isOver(s) && counts.samples < samples) {
      const seat = rng.below(game.rules.seats(s));
      for (const pair of likeWorlds(kit, s, seat, rng)) {
        const problem = compare(game, pair, seat, deal, `branch ${counts.samples}`, counts);
        if (problem === null) continue;
        const where = `seat ${seat}, sample ${counts.samples}: ${problem}`;
        throw new Broken(kit, seed, game.rules.optionWords(options), where);
      }
      // Not every position is worth a look: those in between are played through in the other worlds.
      for (let skip = 1 + rng.below(4); skip > 0 && !game.isOver(s); skip--) {
        game.play(s, choose(kit, s, legal, rng), { chance: rng, tell: null });
      }
    }
  }
  return counts;
}

interface Pair<S> {
  readonly here: S;
  readonly there: S;
  readonly since: number;
}

/** Two worlds that the seat cannot tell apart, at first and after each decision taken in both. */
function* likeWorlds<S extends State, O, E>(
  kit: Kit<S, O, E>,
  s: S,
  seat: number,
  rng: FastChance,
): Generator<Pair<S>> {
  const { game } = kit;
  const here = game.clone(s);
  const there = game.clone(s);
  game.determinize(there, seat, rng);
  const legal = new Actions();
  const theirs = new Actions();
  for (let since = 0; since < LONGEST && !game.isOver(here); since++) {
    yield { here, there, since };
    const action = choose(kit, here, legal, rng);
    if (game.legal(there, theirs) === 0 || !theirs.has(action)) return;
    const words: [number, string][] = [];
    game.play(here, action, { chance: noting(game, rng, words), tell: null });
    const follow = new FollowingChance(game, words, rng);
    game.play(there, action, { chance: follow, tell: null });
    if (JSON.stringify(game.observe(here, seat)) !== JSON.stringify(game.observe(there, seat))) return;
  }
}

function noting<S extends State, O, E>(
  game: Game<S, O, E>,
  rng: FastChance,
  words: [number, string][],
): Chance {
  return {
    draw(stream, index, low, high = 0) {
      const value = rng.draw(stream, index, low, high);
      words.push([stream, game.rules.outcomeWord(stream, value)]);
      return value;
    },
  };
}

function choose<S extends State, O, E>(kit: Kit<S, O, E>, s: S, legal: Actions, rng: FastChance): number {
  kit.game.legal(s, legal);
  const actions = legal.toArray();
  return kit.taste?.(s, actions, (n) => rng.below(n)) ?? actions[rng.below(actions.length)];
}

function compare<S extends State, O, E>(
  game: Game<S, O, E>,
  { here, there, since }: Pair<S>,
  seat: number,
  deal: typeof dealAgain,
  phrase: string,
  counts: { -readonly [K in keyof BranchesCompared]: number },
): string | null {
  counts.samples++;
  const branch = deal(game, here, seat, phrase);
  const other = deal(game, there, seat, phrase);
  if (here.m.join() !== there.m.join()) counts.different++;
  if (here.m.join() !== branch.m.join()) counts.dealt++;
  if (since > 0) counts.playedOn++;
  if (branch.m.join() !== other.m.join()) return 'what is dealt changes with what is hidden';
  if (JSON.stringify(game.observe(branch, seat)) !== JSON.stringify(game.observe(here, seat)))
    return 'the branch is not what the seat knew';
  if (game.decode(game.encode(branch)) === null) return 'the branch is no sound position';
  return playable(game, branch);
}

/** Whoever must decide sees from their own view what they may do. */
function playable<S extends State, O, E>(game: Game<S, O, E>, branch: S): string | null {
  const legal = new Actions();
  const seen = new Actions();
  const pending = game.pending(branch);
  if (pending === null) return null;
  if (game.legal(branch, legal) === 0) return 'nothing is legal in the branch';
  game.legal(game.fromView(game.observe(branch, pending.seat)), seen);
  return legal.toArray().join() === seen.toArray().join()
    ? null
    : `seat ${pending.seat} does not know its own cards in the branch (${pending.decision})`;
}
