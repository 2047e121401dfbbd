/** One stop as a row: plaque on the road, name, what it brings or why not, places. The whole row is a button. */

import type { JSX } from 'preact';
import { Lantern } from '../../art/art.tsx';
import { Places } from './places.tsx';
import type { RoadSelection } from './road-selection.ts';
import { Sign, type Stop } from './stop.tsx';
import { StopButton } from './stop-button.tsx';
import './row.css';

interface RowProps {
  readonly stop: Stop;
  readonly selection: RoadSelection;
  readonly players: number;
  /** How far the road swings aside here, in pixels. */
  readonly sway: number;
  /** Nobody can use it any more: only its plaque is left. */
  readonly isBehindAll: boolean;
}

/** Some languages have long names for stops; they are written closer. */
const LONG_NAME = 11;

export function Row({ stop, selection, players, sway, isBehindAll }: RowProps): JSX.Element {
  return (
    <li class={isBehindAll ? `${stop.kind} behind` : stop.kind} style={{ '--sway': String(sway) }}>
      <StopButton stop={stop} selection={selection} class="stop">
        <span class="shown" aria-hidden="true">
          <Sign stop={stop} />
          {!isBehindAll && (
            <>
              <span class="label">
                {stop.lantern && <Lantern class="lantern" />}
                <span class={stop.name.length > LONG_NAME ? 'name long' : 'name'}>{stop.name}</span>
                <span class="note">
                  {stop.note}
                  {stop.second !== '' && stop.state !== 'closed' && <small>{stop.second}</small>}
                </span>
              </span>
              <Places places={stop.places} inn={stop.kind === 'inn'} players={players} ghost={stop.ghost} />
            </>
          )}
        </span>
      </StopButton>
    </li>
  );
}
