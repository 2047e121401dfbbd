/** A number that counts up to its new value; at once where motion is unwanted. */

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motionFactor } from './pace.ts';

const COUNT_MS = 300;

export function Count({ value }: { readonly value: number }): JSX.Element {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = value;
    const length = COUNT_MS * motionFactor();
    const span = text.current;
    if (span === null || from === value || length === 0) return undefined;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / length);
      span.textContent = String(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      span.textContent = String(value);
    };
  }, [value]);
  return <span ref={text}>{value}</span>;
}
