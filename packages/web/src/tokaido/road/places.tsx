/** The places of a stop as a capsule, a queue at inns: the traveler on the left leaves first. */

import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import type { Place } from './leg.ts';
import { seatOf } from './pawns.ts';
import './places.css';

interface PlacesProps {
  readonly places: readonly Place[];
  readonly inn: boolean;
  readonly players: number;
  /** The seat whose ghost stands in the last free place; −1 for none. */
  readonly ghost: number;
}

export function Places({ places, inn, players, ghost }: PlacesProps): JSX.Element {
  const spot = ghost < 0 ? -1 : places.findLastIndex(({ is }) => is === 'free');
  const matters = places.length > 1 && !inn && (spot >= 0 || places.some(({ is }) => is === 'taken'));
  return (
    <span class={`places n${places.length}${inn ? ' lineup' : ''}`}>
      {places.map((place, i) => (
        <span
          class={`place ${i === spot ? 'tb-ghost' : place.is}`}
          key={place.is === 'taken' ? `p${place.seat}` : i}
        >
          {i === spot && <Pawn class="pawn" seat={seatOf(ghost, players)} />}
          {place.is === 'taken' && (
            <span class="stand" data-pawn={place.seat}>
              <Pawn class="pawn" seat={seatOf(place.seat, players)} />
            </span>
          )}
          {place.is === 'shut' && <Poles />}
          {matters && i === 0 && place.is !== 'shut' && <span class="tb-first">1</span>}
        </span>
      ))}
    </span>
  );
}

/** Two crossed poles bar a place. */
function Poles(): JSX.Element {
  const cross = 'M5 5L19 19M19 5L5 19';
  return (
    <svg class="poles" viewBox="0 0 24 24" aria-hidden="true">
      <path d={cross} class="edge" />
      <path d={cross} />
    </svg>
  );
}
