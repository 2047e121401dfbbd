/** One stop as a row: plaque on the road, name, what it brings or why not, places. The whole row is a button. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Lantern } from '../../art/art.tsx';
import { Places } from './places.tsx';
import type { RoadSelection } from './road-selection.ts';
import { Sign, type Stop } from './stop.tsx';
import './row.css';

interface RowProps {
  readonly stop: Stop;
  readonly selection: RoadSelection;
  readonly players: number;
  /** How far the road swings aside here, in pixels. */
  readonly sway: number;
}

/** Some languages have long names for stops; they are written closer. */
const LONG_NAME = 11;

export function Row({ stop, selection, players, sway }: RowProps): JSX.Element {
  const { state, picked } = stop;
  return (
    <li class={stop.kind} style={{ '--sway': String(sway) }}>
      <button
        type="button"
        class={`stop ${state}${picked ? ' picked' : ''}${stop.fresh ? ' fresh' : ''}`}
        data-stop={stop.position}
        data-focus-home={stop.first || undefined}
        tabIndex={stop.first ? 0 : -1}
        aria-pressed={state === 'open' ? picked : undefined}
        aria-disabled={state === 'open' ? undefined : 'true'}
        onFocus={() => selection.focus(stop.position)}
        onClick={() => selection.press(stop.action)}
      >
        <span class="sr-only">{stop.label}</span>
        <span class="shown" aria-hidden="true">
          <Sign stop={stop} />
          <span class="label">
            {stop.lantern && <Lantern class="lantern" />}
            <span class={stop.name.length > LONG_NAME ? 'name long' : 'name'}>{stop.name}</span>
            <span class="note">{stop.note}</span>
          </span>
          <Places places={stop.places} inn={stop.kind === 'inn'} players={players} ghost={stop.ghost} />
        </span>
      </button>
    </li>
  );
}

/** The stops that nobody can use any more, in one thin line. */
export function Passed({ stops }: { readonly stops: readonly Stop[] }): JSX.Element {
  const one = stops.length === 1;
  return (
    <li class="passed">
      <Sign stop={{ ...stops[stops.length - 1], seal: null }} />
      <span class="label">
        <span class="name">{one ? stops[0].name : t('table.passed', { stops: stops.length })}</span>
        <span class="note">{t('table.behindAll')}</span>
      </span>
    </li>
  );
}
