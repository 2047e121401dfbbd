/** Under the bar: a triangle at each costly decision, a diamond at each draw that mattered. The panel lists them in words. */

import type { JSX } from 'preact';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { costlyOf, drawsOf } from './shown-analysis.ts';

interface MarksProps {
  readonly analysis: ReplayAnalysis;
}

export function MarksOnBar({ analysis }: MarksProps): JSX.Element | null {
  const { shown, seat, transport, isAsking } = analysis;
  if (shown.value === null || isAsking.value) return null;
  const { moves } = shown.value;
  const end = Math.max(1, transport.end.value);
  const at = (move: number) => ({ '--at': String(move / end) });
  return (
    <span class="bar-marks" aria-hidden="true">
      {seat.value >= 0 &&
        drawsOf(moves, seat.value).map(({ move }) => (
          <span key={`draw ${move}`} style={at(move)}>
            <DrawSign />
          </span>
        ))}
      {costlyOf(moves, seat.value).map(({ move }) => (
        <span key={move} style={at(move)}>
          <LossSign />
        </span>
      ))}
    </span>
  );
}

/** A filled triangle. */
export function LossSign(): JSX.Element {
  return (
    <svg class="sign-loss" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M6 1 11.5 11H.5Z" />
    </svg>
  );
}

/** An open diamond. */
export function DrawSign(): JSX.Element {
  return (
    <svg class="sign-draw" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M6 1 11 6 6 11 1 6Z" />
    </svg>
  );
}

/** A filled star. */
export function BestSign(): JSX.Element {
  return (
    <svg class="sign-best" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="m6 .5 1.7 3.6 3.8.5-2.8 2.7.7 3.9L6 9.3l-3.4 1.9.7-3.9L.5 4.6l3.8-.5Z" />
    </svg>
  );
}
