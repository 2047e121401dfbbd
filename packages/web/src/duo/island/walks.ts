/**
 * Pieces that walk along their way. The state has changed before anything moves, nothing waits for it, and any input ends
 * it.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { motionFactor, prefersStillness } from '../../table/pace.ts';
import { run } from '../../table/running-motion.ts';
import type { Seen, TableModel } from '../model.ts';
import { walkTime } from '../pace.ts';
import { ARTIST } from '../targets.ts';
import type { Layout } from './geometry/layout.ts';
import type { Point } from './geometry/points.ts';
import { between } from './geometry/points.ts';
import type { StandingPiece } from './pieces.tsx';
import { wayOf } from './ways.ts';

const FADE_MS = 120;
/** How high an Artist leaps over a route, in pixels. */
const LEAP = 16;

interface Walking {
  readonly layout: Layout;
  readonly seen: Seen;
  readonly pieces: readonly StandingPiece[];
  readonly model: TableModel;
}

/** Lets every piece that changed its place walk there. Returns what the pieces must stand in. */
export function useWalks({ layout, seen, pieces, model }: Walking): {
  readonly current: HTMLDivElement | null;
} {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<readonly StandingPiece[] | null>(null);
  const { s } = seen;
  useLayoutEffect(() => {
    const old = before.current;
    const events = model.playing.peek()?.events ?? [];
    const die = events.find(({ type }) => type === 'die');
    for (const piece of old === null ? [] : pieces) {
      const from = old?.find((other) => isSame(other, piece));
      const element = frame.current?.querySelector(`[data-piece="${nameOf(piece)}"]`);
      if (piece.isPale || from === undefined || from.place === piece.place || element === null) continue;
      const steps = die?.type === 'die' ? die.value : null;
      const way = wayOf(layout, { character: piece.character, from: from.place, to: piece.place, steps });
      if (element !== undefined) walk(element, from.at, way, piece);
    }
    // A press draws the map again, but moves nobody.
  }, [s]);
  // Where they stand now is where the next walk begins, also after the window has changed.
  useLayoutEffect(() => {
    before.current = pieces.filter(({ isPale }) => !isPale);
  });
  return frame;
}

const NAMES = ['pilgrim', 'merchant', 'artist'];
const nameOf = ({ seat, character }: StandingPiece) => `${seat}-${NAMES[character]}`;
const isSame = (a: StandingPiece, b: StandingPiece) => a.seat === b.seat && a.character === b.character;

function walk(
  element: Element,
  from: Point,
  way: readonly (readonly Point[])[],
  { at, character }: StandingPiece,
): void {
  if (prefersStillness()) {
    run(element, [{ opacity: 0 }, { opacity: 1 }], FADE_MS);
    return;
  }
  const points = character === ARTIST ? way.flatMap(leaps) : way.flat();
  const frames = [from, ...points, at].map(([x, y]) => ({
    translate: `${x - at[0]}px ${y - at[1]}px`,
    zIndex: 9,
  }));
  const duration = walkTime(way.length) * motionFactor();
  if (duration > 0) run(element, frames, duration);
}

/** A step of an Artist: from seal to seal in an arc over the route. */
function leaps([from, over, to]: readonly Point[]): readonly Point[] {
  if (from === undefined || over === undefined || to === undefined) return [];
  return [0, 0.25, 0.5, 0.75, 1].map((part): Point => {
    const [x, y] = part <= 0.5 ? between(from, over, part * 2) : between(over, to, part * 2 - 1);
    return [x, y - Math.sin(part * Math.PI) * LEAP];
  });
}
