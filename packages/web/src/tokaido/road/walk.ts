/**
 * What moves on the road: pawns that walk along the plaques, the lamp of an inn. The state has changed before
 * anything moves, nothing waits for it, and any input ends it.
 */

import type { State } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { motionFactor, prefersStillness } from '../../table/pace.ts';
import { run } from '../../table/running-motion.ts';
import { walkTime } from '../pace.ts';

export { LegRoll } from './leg-roll.ts';

const FADE_MS = 120;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const center = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const pawnsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>('[data-pawn]')];

const spotsOf = (pawns: readonly HTMLElement[]): ReadonlyMap<number, Spot> =>
  new Map(pawns.map((pawn) => [Number(pawn.dataset.pawn), center(pawn)]));

interface WalksProps {
  /** What the pawns stand in. */
  readonly frame: { readonly current: HTMLElement | null };
  readonly s: State;
}

/** Lets every pawn that changed its stop walk there from where it stood on the screen. Draws nothing itself. */
export function Walks({ frame, s }: WalksProps): null {
  const before = useRef<{ readonly at: readonly number[]; readonly spots: ReadonlyMap<number, Spot> } | null>(
    null,
  );
  const at = s.all.slice(0, s.travelers).map(({ position }) => position);
  // Where they stand at first is measured once that is painted: a table is not held up by it.
  useEffect(() => {
    if (frame.current !== null) before.current ??= { at, spots: spotsOf(pawnsIn(frame.current)) };
  }, []);
  useLayoutEffect(() => {
    const box = frame.current;
    const old = before.current;
    if (box === null || old === null) return;
    const pawns = pawnsIn(box);
    before.current = { at, spots: spotsOf(pawns) };
    for (const pawn of pawns) {
      const seat = Number(pawn.dataset.pawn);
      const from = old.spots.get(seat);
      const [first, last] = [old.at[seat], at[seat]];
      if (from === undefined || first === undefined || last === undefined || first >= last) continue;
      walk(box, pawn, from, first, last);
      if (spaceAt(s, last) === 'inn') lightLamp(box, last);
    }
    // A touch draws the road again, but moves nobody.
  }, [s]);
  return null;
}

function walk(box: Element, pawn: Element, from: Spot, first: number, last: number): void {
  if (prefersStillness()) {
    run(pawn, [{ opacity: 0 }, { opacity: 1 }], FADE_MS);
    return;
  }
  const stops = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const way = stops.flatMap((stop) => {
    const sign = box.querySelector(`[data-stop="${stop}"] .sign`);
    return sign === null ? [] : [center(sign)];
  });
  const to = center(pawn);
  const frames = [from, ...way, to].map(({ x, y }) => ({
    translate: `${x - to.x}px ${y - to.y}px`,
    zIndex: 9,
  }));
  const duration = walkTime(stops.length) * motionFactor();
  if (duration > 0) run(pawn, frames, duration);
}

const LAMP_MS = 600;

function lightLamp(box: Element, inn: number): void {
  const lamp = box.querySelector(`[data-stop="${inn}"] .plaque`);
  const duration = LAMP_MS * motionFactor();
  if (lamp === null || duration === 0) return;
  run(lamp, [{}, { filter: 'brightness(1.5) drop-shadow(0 0 10px #F1BE5C)', offset: 0.4 }, {}], duration);
}
