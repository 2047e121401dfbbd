/** The buttons over the map: one for each place that can be pressed, with its slip where there is room for words. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { rankOf, sealOf } from '../../table/coach/ranks.ts';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';
import type { PlacedSlip } from './geometry/free-spots.ts';
import type { Layout } from './geometry/layout.ts';
import { clamp } from './geometry/points.ts';
import { buttonSize } from './geometry/press.ts';
import { spotLabel } from './labels.ts';
import type { SlipText } from './slips.ts';
import type { Spot } from './spots.ts';
import './targets.css';

interface TargetsProps {
  readonly selection: IslandSelection;
  readonly seen: Seen;
  readonly layout: Layout;
  readonly spots: readonly Spot[];
  readonly slips: ReadonlyMap<string, SlipText & PlacedSlip>;
}

export function Targets({ selection, seen, layout, spots, slips }: TargetsProps): JSX.Element | null {
  if (spots.length === 0) return null;
  return (
    <ul class="targets" aria-label={t('duo.isle.targets')}>
      {spots.map((spot) => (
        <li key={spot.place}>
          <TargetButton
            spot={spot}
            layout={layout}
            label={spotLabel(spot, seen, selection)}
            rank={rankOf(selection, spot.action)}
            seal={sealOf(selection, spot.action)}
            slip={slips.get(spot.place)}
          />
        </li>
      ))}
    </ul>
  );
}

interface TargetProps {
  readonly spot: Spot;
  readonly layout: Layout;
  readonly label: string;
  /** Its rank while a hint lies open, and what its seal says. */
  readonly rank: string | undefined;
  readonly seal: string | undefined;
  readonly slip: (SlipText & PlacedSlip) | undefined;
}

/** It has no handler of its own: the map decides which place a press is meant for. */
function TargetButton({ spot, layout, label, rank, seal, slip }: TargetProps): JSX.Element {
  const { place, action, sign, isOpen, isPicked } = spot;
  const size = buttonSize(spot);
  const left = clamp(sign.at[0] - size / 2, 0, layout.width - size);
  const top = clamp(sign.at[1] - size / 2, 0, layout.height - size);
  return (
    <button
      type="button"
      class={`target ${isOpen ? 'open' : 'closed'}${isPicked ? ' picked' : ''}`}
      data-place={place}
      data-target={action}
      data-rank={rank}
      data-seal={seal}
      tabIndex={isOpen ? 0 : -1}
      aria-pressed={isOpen ? isPicked : undefined}
      aria-disabled={isOpen ? undefined : 'true'}
      style={{ left: `${left}px`, top: `${top}px`, width: `${size}px`, height: `${size}px` }}
    >
      <span class="sr-only">{label}</span>
      {slip !== undefined && (
        <span
          class={`slip ${slip.side}${slip.isPicked ? ' picked' : ''}${isOpen ? '' : ' shut'}`}
          aria-hidden="true"
          style={{ left: `${slip.at[0] - left}px`, top: `${slip.at[1] - top}px` }}
        >
          {slip.name !== '' && <b>{slip.name}</b>}
          {slip.note !== '' && <span>{slip.note}</span>}
        </span>
      )}
    </button>
  );
}
