/**
 * The proof that nothing leaks: deal everything again that a seat cannot know, and neither its view, nor its
 * legal actions, nor the events it is told may differ. Left out are only the events told to a seat alone that
 * acts or looks at cards: they are what it learns by that, such as the menu of an inn. Where an answer is hidden,
 * the others may not be able to tell it from any other answer.
 */

import type { Chance } from '../chance.ts';
import { FastChance } from '../chance.ts';
import type { Dealer } from '../frames.ts';
import { Actions, only } from '../frames.ts';
import type { Game, State } from '../game.ts';
import { reaches } from '../game.ts';
import type { Kit } from './kit.ts';
import { Broken } from './kit.ts';

export interface Compared {
  readonly samples: number;
  /** Samples in which the other deal truly differed from the real one. */
  readonly different: number;
  /** Samples in which the next move was played in both worlds and the seat's events compared. */
  readonly played: number;
}

export function compareWorlds<S extends State, O, E>(
  kit: Kit<S, O, E>,
  samples: number,
  seed: number,
): Compared {
  const { game } = kit;
  const rng = new FastChance(seed);
  const dealer: Dealer<E> = { chance: rng, tell: null };
  const legal = new Actions();
  let done = 0;
  let different = 0;
  let played = 0;
  for (let games = 0; done < samples; games++) {
    const options = kit.tables[games % kit.tables.length];
    const s = game.setup(options, dealer);
    while (!game.isOver(s) && done < samples) {
      const count = game.legal(s, legal);
      const actions = legal.toArray();
      const action = kit.taste?.(s, actions, (n) => rng.below(n)) ?? actions[rng.below(count)];
      const seat = rng.below(game.rules.seats(s) + 1) - 1;
      const result = compare(kit, s, seat, action, actions, rng);
      if (typeof result === 'string') {
        throw new Broken(
          kit,
          seed,
          game.rules.optionWords(options),
          `seat ${seat}, sample ${done}: ${result}`,
        );
      }
      done++;
      if (result.different) different++;
      if (result.played) played++;
      game.play(s, action, dealer);
    }
  }
  return { samples: done, different, played };
}

function compare<S extends State, O, E>(
  kit: Kit<S, O, E>,
  s: S,
  seat: number,
  action: number,
  actions: readonly number[],
  rng: FastChance,
): string | { different: boolean; played: boolean } {
  const { game } = kit;
  const view = JSON.stringify(game.observe(s, seat));
  const rebuilt = JSON.stringify(game.observe(game.fromView(JSON.parse(view)), seat));
  if (rebuilt !== view) return `a view is not the view of what it tells:\n${view}\n${rebuilt}`;

  const other = game.clone(s);
  game.determinize(other, seat, rng);
  if (JSON.stringify(game.observe(other, seat)) !== view) return 'the view changes with what is hidden';
  const theirs = new Actions();
  game.legal(other, theirs);
  const mine = game.pending(s)?.seat === seat;
  if (mine && theirs.toArray().join() !== actions.join()) return 'legal actions change with what is hidden';

  const secrecy = kit.secrecy?.(s) ?? null;
  if (secrecy === 'hidden' && !mine) {
    const leak = compareAnswers(kit, s, seat, actions, rng);
    if (leak !== null) return leak;
  }
  const here = tellAll(kit, game.clone(s), seat, mine, action, rng);
  const learns = mine || here.looked;
  const follow = new FollowingChance(game, here.words, rng);
  if (!theirs.has(action)) return { different: true, played: false };
  const there = tellAll(kit, other, seat, mine, action, follow);
  // At the end of a game everything is shown.
  if (follow.strayed || there.over || secrecy === 'shown') return { different: true, played: false };
  if (!learns && here.view !== there.view) {
    return `the view after "${game.rules.describe(action)}" tells what was hidden:\n${here.view}\n${there.view}`;
  }
  if (!learns && here.changes !== there.changes) {
    return `the changes of the view after "${game.rules.describe(action)}" tell what was hidden:\n${here.changes}\n${there.changes}`;
  }
  if (here.words.length !== there.words.length) return 'the number of draws changes with what is hidden';
  if (here.events !== there.events) {
    return `events change with what is hidden after "${game.rules.describe(action)}":\n${here.events}\n${there.events}`;
  }
  // Whatever chance brings, a seat is told no more than its view shows: equal views, equal events.
  const one = tellAll(kit, game.clone(s), seat, false, action, rng);
  const two = tellAll(kit, game.clone(s), seat, false, action, rng);
  if (one.view === two.view && one.events !== two.events) {
    return `events tell more than the view after "${game.rules.describe(action)}":\n${one.events}\n${two.events}`;
  }
  return { different: game.hash(other) !== here.hash, played: true };
}

/** Whether a seat can tell the answers to a hidden decision of another seat apart. */
function compareAnswers<S extends State, O, E>(
  kit: Kit<S, O, E>,
  s: S,
  seat: number,
  actions: readonly number[],
  rng: FastChance,
): string | null {
  const { game } = kit;
  const seed = rng.next();
  const [first, ...others] = actions.map((action) =>
    tellAll(kit, game.clone(s), seat, false, action, new FastChance(seed)),
  );
  for (const [i, other] of others.entries()) {
    for (const part of ['view', 'changes', 'events'] as const) {
      if (first[part] === other[part]) continue;
      const answers = [actions[0], actions[i + 1]].map((action) => `"${game.rules.describe(action)}"`);
      return `the ${part} after ${answers.join(' and ')} tell them apart:\n${first[part]}\n${other[part]}`;
    }
  }
  return null;
}

/** Plays an action and gathers what a seat is told, and what chance brought. */
function tellAll<S extends State, O, E>(
  kit: Kit<S, O, E>,
  s: S,
  seat: number,
  acting: boolean,
  action: number,
  chance: Chance,
): {
  events: string;
  words: [number, string][];
  hash: number;
  over: boolean;
  looked: boolean;
  view: string;
  changes: string;
} {
  const { game } = kit;
  let looked = false;
  const events: E[] = [];
  const words: [number, string][] = [];
  const recording: Chance = {
    draw(stream, index, low, high = 0) {
      const value = chance.draw(stream, index, low, high);
      words.push([stream, game.rules.outcomeWord(stream, value)]);
      return value;
    },
  };
  const tell = (event: E, audience: number) => {
    if (kit.passing?.(event) || !reaches(audience, seat)) return;
    const looks = audience === only(seat) && kit.looks?.(event) === true;
    if (looks) looked = true;
    if (!looks && !(acting && audience === only(seat))) events.push(event);
  };
  const before = game.clone(s);
  game.play(s, action, { chance: recording, tell });
  const { shared, own } = game.viewChanges(before, s);
  return {
    events: JSON.stringify(events),
    words,
    hash: game.hash(s),
    over: game.isOver(s),
    looked,
    view: JSON.stringify(game.observe(s, seat)),
    changes: JSON.stringify([...shared, ...own(seat)]),
  };
}

/** Brings the same outcomes as in the other world, as long as they are possible. */
export class FollowingChance implements Chance {
  strayed = false;
  private next = 0;
  private readonly rules: Game<State, never, never>['rules'];
  private readonly words: readonly [number, string][];
  private readonly fallback: Chance;

  constructor(game: { readonly rules: unknown }, words: readonly [number, string][], fallback: Chance) {
    this.rules = game.rules as Game<State, never, never>['rules'];
    this.words = words;
    this.fallback = fallback;
  }

  draw(stream: number, index: number, low: number, high = 0): number {
    const [expected, word] = this.words[this.next++] ?? [-1, ''];
    const value = expected === stream ? this.rules.parseOutcome(stream, word, low, high) : null;
    if (value !== null) return value;
    this.strayed = true;
    return this.fallback.draw(stream, index, low, high);
  }
}
