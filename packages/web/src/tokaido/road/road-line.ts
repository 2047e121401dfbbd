/** The road behind the plaques of the hanging scroll, drawn through them wherever the rows have put them. */

import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '../../art/road-line.ts';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
}

/** The road enters and leaves the picture beyond its edges. */
const BEYOND = 14;

function measure(box: HTMLElement): Drawn | null {
  const { left, top } = box.getBoundingClientRect();
  const [width, height] = [box.clientWidth, box.clientHeight];
  const points = [...box.querySelectorAll('.road .sign')].map((sign): Point => {
    const at = sign.getBoundingClientRect();
    return [at.left - left + at.width / 2, at.top - top + at.height / 2];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const line: readonly Point[] = [[first[0] + 4, -BEYOND], ...points, [last[0] + 4, height + BEYOND]];
  return { width, height, points: line };
}

/** Measured again when `rows`, in words, has changed, and when the window has. */
export function useRoadLine(
  frame: { readonly current: HTMLElement | null },
  rows: string,
): ReadonlySignal<Drawn | null> {
  const drawn = useSignal<Drawn | null>(null);
  const draw = () => {
    const next = frame.current === null ? null : measure(frame.current);
    if (JSON.stringify(next) !== JSON.stringify(drawn.peek())) drawn.value = next;
  };
  const first = useRef(true);
  useLayoutEffect(() => {
    // Of the first drawing the observer below tells, after the browser has laid it out for itself.
    if (first.current) first.current = false;
    else draw();
  }, [rows]);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(draw);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame.current]);
  return drawn;
}
