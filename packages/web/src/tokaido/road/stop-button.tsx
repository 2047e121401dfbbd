/** The button of a stop, whatever it looks like: it takes the focus, and pressing it chooses the stop. */

import type { ComponentChildren, JSX } from 'preact';
import { rankOf, sealOf } from '../../table/coach/ranks.ts';
import type { RoadSelection } from './road-selection.ts';
import type { Stop } from './stop.tsx';

interface StopButtonProps {
  readonly stop: Stop;
  readonly selection: RoadSelection;
  /** Beside the classes that its state gives it. */
  readonly class: string;
  readonly children: ComponentChildren;
}

export function StopButton({ stop, selection, class: name, children }: StopButtonProps): JSX.Element {
  const { state, picked } = stop;
  return (
    <button
      type="button"
      class={`${name} ${state}${picked ? ' picked' : ''}${stop.fresh ? ' fresh' : ''}`}
      data-stop={stop.position}
      data-rank={rankOf(selection, stop.action)}
      data-seal={sealOf(selection, stop.action)}
      data-focus-home={stop.first || undefined}
      tabIndex={stop.first ? 0 : -1}
      aria-pressed={state === 'open' ? picked : undefined}
      aria-disabled={state === 'open' ? undefined : 'true'}
      onFocus={() => selection.focus(stop.position)}
      onClick={() => selection.press(stop.action)}
    >
      <span class="sr-only">{stop.label}</span>
      {children}
    </button>
  );
}
