/**
 * What a bot is, as a mark: five bars, filled up to its level, and the sign of its temper where it has one: a bag, the
 * steam of a bath, the gate of a temple. Their names are said in words beside it.
 */

import type { JSX } from 'preact';
import { LEVEL_IDS } from '../../app/settings.ts';
import './level-mark.css';

const SIGNS: Readonly<Record<string, string>> = {
  collector: 'M20 5h10v6H20zM22 5q0-4 3-4t3 4',
  stroller: 'M21 11q-3-3 0-5t0-5m4 10q-3-3 0-5t0-5m4 10q-3-3 0-5t0-5',
  devout: 'M19 1.5h12M20.5 5h9M22 1.5v10M28 1.5v10',
};

/** The sign of a temper by itself. */
export function TemperSign({ temper }: { readonly temper: string }): JSX.Element {
  return (
    <svg class="level-mark" viewBox="17 0 16 12" aria-hidden="true">
      <Sign temper={temper} />
    </svg>
  );
}

function Sign({ temper }: { readonly temper: string }): JSX.Element {
  return <path d={SIGNS[temper]} fill="none" stroke="currentColor" stroke-width="1.3" />;
}

interface LevelMarkProps {
  readonly level: string;
  readonly temper?: string | undefined;
}

export function LevelMark({ level, temper = '' }: LevelMarkProps): JSX.Element | null {
  const filled = LEVEL_IDS.findIndex((id) => id === level) + 1;
  if (filled === 0) return null;
  return (
    <svg class="level-mark" viewBox={`0 0 ${temper in SIGNS ? 32 : 17} 12`} aria-hidden="true">
      {LEVEL_IDS.map((id, i) => (
        <rect
          key={id}
          class={i < filled ? undefined : 'empty'}
          x={i * 3.5 + 0.4}
          y={9 - i * 2}
          width="2.3"
          height={3 + i * 2}
        />
      ))}
      {temper in SIGNS && <Sign temper={temper} />}
    </svg>
  );
}
