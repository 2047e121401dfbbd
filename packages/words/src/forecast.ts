/**
 * What an action would bring me: the engine plays it on positions that I cannot tell from the true one, so no
 * rule is written twice and nothing hidden shows.
 */

import type { Chance, Pending, Reason, State, View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Forecast, SeenState } from './seen.ts';

/** A game, and how points and coins of a seat are read from its state. */
export interface Forecaster<S extends State> {
  readonly game: PlayedGame<S>;
  purse(s: S, seat: number): readonly [points: number, coins: number];
}

/** As much of a game as foresight needs. */
interface PlayedGame<S> {
  readonly rules: { parse(words: string): number | null; describe(action: number): string };
  clone(s: S): S;
  determinize(s: S, who: number, rng: FastChance): void;
  explain(s: S, seat: number, action: number): Reason | null;
  play(s: S, action: number, d: { readonly chance: Chance; readonly tell: null }): void;
  isOver(s: S): boolean;
  pending(s: S): Pending | null;
  legal(s: S, out: Actions): number;
  observe(s: S, seat: number): View;
}

const SAMPLES = 24;
export const NOTHING: Forecast = { points: [0, 0], coins: [0, 0], ends: false };

interface Foreseen<S> {
  readonly forecast: Forecast;
  readonly next: SeenState<S> | null;
}

/** Screens and words ask the same again and again. */
const known = new WeakMap<object, Map<string, Foreseen<never>>>();

/** Nothing for what is not open. */
export function forecast<S extends State>(by: Forecaster<S>, seen: SeenState<S>, words: string): Forecast {
  return foresee(by, seen, words).forecast;
}

/** The decision that I would face right after an action; null where somebody else decides, or chance does. */
export function nextDecision<S extends State>(
  by: Forecaster<S>,
  seen: SeenState<S>,
  words: string,
): SeenState<S> | null {
  return foresee(by, seen, words).next;
}

function foresee<S extends State>(by: Forecaster<S>, seen: SeenState<S>, words: string): Foreseen<S> {
  let here = known.get(seen) as Map<string, Foreseen<S>> | undefined;
  if (here === undefined) known.set(seen, (here = new Map()) as Map<string, Foreseen<never>>);
  let found = here.get(words);
  if (found === undefined) here.set(words, (found = sample(by, seen, words)));
  return found;
}

function sample<S extends State>(by: Forecaster<S>, seen: SeenState<S>, words: string): Foreseen<S> {
  const { game } = by;
  const { me } = seen;
  const action = game.rules.parse(words);
  if (action === null || !seen.legal.includes(words)) return { forecast: NOTHING, next: null };
  const [points, coins] = by.purse(seen.s, me);
  // Always the same throws: a screen that is drawn again must not change.
  const rng = new FastChance(action);
  const changes: (readonly [number, number])[] = [];
  let ends = false;
  let next: SeenState<S> | null = null;
  for (let i = 0; i < SAMPLES; i++) {
    const s = game.clone(seen.s);
    game.determinize(s, seen.view.who, rng);
    // Another deal may not have what is open in the true one; where it is my own card, it has.
    if (game.explain(s, me, action) !== null) continue;
    let drawn = 0;
    const chance = {
      draw: (stream: number, index: number, low: number, high = 0) => {
        drawn++;
        return rng.draw(stream, index, low, high);
      },
    };
    game.play(s, action, { chance, tell: null });
    const after = by.purse(s, me);
    changes.push([after[0] - points, after[1] - coins]);
    ends ||= game.isOver(s);
    if (changes.length === 1 && drawn === 0) next = decisionOf(game, s, me);
  }
  if (changes.length === 0) return { forecast: NOTHING, next: null };
  const range = (at: 0 | 1): readonly [number, number] => {
    const numbers = changes.map((change) => change[at]);
    return [Math.min(...numbers), Math.max(...numbers)];
  };
  return { forecast: { points: range(0), coins: range(1), ends }, next };
}

function decisionOf<S extends State>(game: PlayedGame<S>, s: S, me: number): SeenState<S> | null {
  const turn = game.pending(s);
  if (turn === null || turn.seat !== me) return null;
  const actions = new Actions();
  game.legal(s, actions);
  const legal = actions.toArray().map((action) => game.rules.describe(action));
  return { me, view: game.observe(s, me), s, turn, mine: true, legal };
}
