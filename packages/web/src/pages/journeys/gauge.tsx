/** A share as a bar, with a tick at par; the number stands beside it. */

import type { JSX } from 'preact';
import type { Share } from './statistics.ts';

interface GaugeProps {
  readonly of: Pick<Share, 'share' | 'par'>;
  /** The share that the whole width stands for. */
  readonly scale: number;
}

const SHORT = 0.6;

/** Six tenths, or all where anything reaches beyond. */
export function scaleOf(list: readonly Pick<Share, 'share' | 'par'>[]): number {
  return list.every(({ share, par }) => share <= SHORT && par <= SHORT - 0.1) ? SHORT : 1;
}

export function Gauge({ of: { share, par }, scale }: GaugeProps): JSX.Element {
  const at = (value: number) => `${(100 * Math.min(value, scale)) / scale}%`;
  return (
    <span class={share < par ? 'gauge under' : 'gauge'} aria-hidden="true">
      <i style={{ width: at(share) }} />
      <u style={{ left: at(par) }} />
    </span>
  );
}
