/** When everybody has rested, the leg is rolled up and the next one unrolls: one motion, once. Draws nothing itself. */

import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { motionFactor } from '../../table/pace.ts';
import { run } from '../../table/running-motion.ts';
import type { RoadSelection } from './road-selection.ts';
import './leg-roll.css';

const ROLL_UP = 320;
const UNROLL = 460;

interface LegRollProps {
  /** What the legs are painted in. */
  readonly frame: { readonly current: HTMLElement | null };
  readonly selection: RoadSelection;
}

export function LegRoll({ frame, selection }: LegRollProps): null {
  const now = selection.now.value;
  const last = useRef(now);
  const old = useRef<HTMLElement | null>(null);
  // At once, before the next leg is drawn: then the old one is gone.
  useEffect(
    () =>
      effect(() => {
        if (selection.now.value > last.current && motionFactor() > 0) old.current = pictureOf(frame.current);
      }),
    [selection],
  );
  useLayoutEffect(() => {
    const isNext = now > last.current;
    last.current = now;
    if (isNext && frame.current !== null) roll(frame.current, old.current);
    old.current = null;
  }, [now]);
  return null;
}

function roll(frame: HTMLElement, old: HTMLElement | null): void {
  const factor = motionFactor();
  if (factor === 0) return;
  const band = frame.matches('.lane') ? frame : frame.querySelector<HTMLElement>('.band.now');
  if (band !== null) {
    run(band, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], UNROLL * factor);
    return;
  }
  const total = (ROLL_UP + UNROLL) * factor;
  const turn = ROLL_UP / (ROLL_UP + UNROLL);
  const rolled = 'inset(0 0 100% 0)';
  if (old !== null) {
    frame.before(old);
    run(old, [{ clipPath: 'inset(0)' }, { clipPath: rolled }], ROLL_UP * factor, 'ease-in', () =>
      old.remove(),
    );
  }
  run(frame, [{ clipPath: rolled }, { clipPath: rolled, offset: turn }, { clipPath: 'inset(0)' }], total);
}

/** The leg that was shown, for the eye alone and in its place. */
function pictureOf(frame: HTMLElement | null): HTMLElement | null {
  const backdrop = frame?.querySelector(':scope > .backdrop');
  if (frame === null || !backdrop) return null;
  const picture = document.createElement('div');
  picture.className = 'rolled-up';
  picture.setAttribute('aria-hidden', 'true');
  picture.append(backdrop.cloneNode(true));
  Object.assign(picture.style, {
    top: `${frame.offsetTop}px`,
    left: `${frame.offsetLeft}px`,
    width: `${frame.offsetWidth}px`,
    height: `${frame.offsetHeight}px`,
  });
  return picture;
}
