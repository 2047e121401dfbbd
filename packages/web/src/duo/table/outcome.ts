/**
 * What an action leads to: a move goes on to the decision that follows it, and the best choice there is what the move is
 * worth. All of it is asked of the engine, so that no rule is written twice.
 */

import type { Event, State } from '@tokaido/duo';
import { FastChance } from '@tokaido/kernel';
import { forecast, gameOn, nextDecision } from '@tokaido/words/duo';
import type { Position } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { targetOf } from '../targets.ts';

export interface Outcome {
  /** The decision that I would make next, with what is open there; null where none follows at once. */
  readonly next: Seen | null;
  /** The action there that brings most; null where there is none, or where they differ in kind. */
  readonly best: string | null;
  /** What the action and the best choice after it bring, as far as it is certain. */
  readonly events: readonly Event[];
  /** The position then; null while chance decides it. */
  readonly after: Position | null;
}

const known = new WeakMap<Seen, Map<string, Outcome>>();

export function outcomeOf(seen: Seen, action: string): Outcome {
  let here = known.get(seen);
  if (here === undefined) known.set(seen, (here = new Map()));
  let found = here.get(action);
  if (found === undefined) here.set(action, (found = findOutcome(seen, action)));
  return found;
}

const NOTHING: Outcome = { next: null, best: null, events: [], after: null };

function findOutcome(seen: Seen, action: string): Outcome {
  if (!seen.legal.includes(action)) return NOTHING;
  const moves = targetOf(action) !== null;
  const next = moves ? (nextDecision(seen, action) as Seen | null) : null;
  const best = next === null ? null : bestOf(next);
  const steps = best === null ? [action] : [action, best];
  // What is drawn is not known before; a wave is a matter of taste.
  if (steps.some((words) => /^(draw|paint) /.test(words))) return { next, best, events: [], after: null };
  return { next, best, ...play(seen, steps) };
}

/** What brings the most points, and among those the most coins; waves bring neither. */
export function bestOf(seen: Seen): string | null {
  const worth = (action: string): number => {
    const { points, coins } = forecast(seen, action);
    // A slab costs ten coins at once: whoever is better off then has more points.
    return points[1] * 100 + coins[1];
  };
  const choices = seen.legal.filter((action) => action !== 'pass' && !action.startsWith('wave '));
  const [first, ...others] = choices;
  if (first === undefined) return null;
  // A free draw or a painting brings nothing yet: the larger number.
  return others.reduce((best, action) => (worth(action) >= worth(best) ? action : best), first);
}

function play(seen: Seen, steps: readonly string[]): Pick<Outcome, 'events' | 'after'> {
  const game = gameOn(seen.s.island.board);
  const s: State = game.clone(seen.s);
  const events: Event[] = [];
  const chance = new FastChance(1);
  for (const words of steps) {
    const action = game.rules.parse(words);
    if (action === null) return { events: [], after: null };
    game.play(s, action, { chance, tell: (event) => void events.push(event) });
  }
  // The next roll is not known.
  const turn = events.findIndex(({ type }) => type === 'turn');
  return {
    events: turn < 0 ? events : events.slice(0, turn),
    after: { s, view: game.observe(s, seen.view.who) },
  };
}

/** Whether the station that a Pilgrim's move leads to has one plain gain, which needs no sheet. */
export function isPlainVisit({ best }: Outcome): boolean {
  return best === 'visit';
}

/** The position after the picked action; null where none is picked, or where chance decides. */
export function previewOf(action: string | null, seen: Seen): Position | null {
  return action === null ? null : outcomeOf(seen, action).after;
}
