/** A bar that goes both ways from its middle; what it says stands beside it in words. */

import type { JSX } from 'preact';

interface BarProps {
  readonly value: number;
  /** The value of a bar that fills its half. */
  readonly most: number;
  /** The class of its color and pattern. */
  readonly paint: string;
}

export function SignedBar({ value, most, paint }: BarProps): JSX.Element {
  const width = (50 * Math.min(1, Math.abs(value) / most)).toFixed(1);
  return (
    <span class="signed-bar" aria-hidden="true">
      <i class={paint} style={{ width: `${width}%`, ...(value < 0 ? { right: '50%' } : { left: '50%' }) }} />
    </span>
  );
}
