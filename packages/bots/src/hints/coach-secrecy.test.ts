/**
 * Deal everything again that a seat cannot know: what a coach says of its choices stays the same. A coach that looks at
 * the true cards is caught.
 */

import type { State as DuoState, Event, Options } from '@tokaido/duo';
import type { Game, State, View } from '@tokaido/kernel';
import { FastChance } from '@tokaido/kernel';
import { expect, it } from 'vitest';
import { positions } from '../../test/tables.ts';
import type { GameKnowledge } from '../strategies/game-knowledge.ts';
import { duoHintFor } from './duo.ts';
import { FinalPoints } from './final-points.ts';
import { hintFor } from './tokaido.ts';

const SCALE = Number(process.env['SCALE'] ?? 1);
const SEED = Number(process.env['SEED'] ?? 31);
/** Few, so that many positions can be asked about; more of them look at nothing else. */
const TRIES = 2;

/** A nudge and choices with their reasons. */
function hint({ game }: GameKnowledge, view: View): unknown {
  if (game.id === 'tokaido') return hintFor(view, TRIES);
  return duoHintFor(view, game as Game<DuoState, Options, Event>, TRIES);
}

/** Expected points, as soon as there are any. */
function points(known: GameKnowledge, view: View): unknown {
  const found = new FinalPoints(known, view);
  while (found.advice() === null) found.play(1);
  return found.advice();
}

/** Plays on with the cards as they truly lie. */
function leaky(known: GameKnowledge, view: View, truth: State): unknown {
  const game = { ...known.game, fromView: () => known.game.clone(truth), determinize: () => undefined };
  return points({ ...known, game }, view);
}

/** One of so many positions is asked about: then a few samples come from many games. */
const APART = 12;

/** The answers that change when everything hidden is dealt again; only deals that truly differ are counted. */
function changes(
  samples: number,
  say: (known: GameKnowledge, view: View, truth: State) => unknown,
): readonly string[] {
  const rng = new FastChance(SEED);
  const changed: string[] = [];
  let asked = 0;
  for (const { known, s, seat, table } of positions(SEED)) {
    if (rng.below(APART) > 0) continue;
    const { game } = known;
    const other = game.clone(s);
    game.determinize(other, seat, rng);
    // Nothing is hidden here: nothing would be shown.
    if (game.hash(other) === game.hash(s)) continue;
    const [here, there] = [s, other].map((deal) =>
      JSON.stringify(say(known, game.observe(deal, seat), deal)),
    );
    if (here !== there) changed.push(`${game.id} ${table}: ${here} here, ${there} there`);
    if (++asked === samples) break;
  }
  return changed;
}

/** Over ten thousand in all at full length. */
it.each([
  ['hints', 9600, hint],
  ['expected points', 500, points],
] as const)(
  `%s depend on the view alone (seed ${SEED})`,
  (_, full, say) => {
    expect(changes(Math.ceil(full * SCALE), say).slice(0, 1)).toEqual([]);
  },
  3_600_000,
);

it(`a coach that sees the true cards is caught (seed ${SEED})`, () => {
  expect(changes(20, leaky).length).toBeGreaterThan(5);
}, 600_000);
