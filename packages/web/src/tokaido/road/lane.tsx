/** The leg across the whole width of a phone held sideways: each stop is a column, and the whole column is its button. */

import { t } from '@tokaido/words';
import { inns } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Lantern, Pawn } from '../../art/art.tsx';
import type { Point } from '../../art/road-line.ts';
import { LegScene } from '../../art/scenes.tsx';
import type { Seen } from '../model.ts';
import { Halo } from './halo.tsx';
import { sceneOf, standing, stopsOf } from './leg.ts';
import { seatOf } from './pawns.ts';
import { Places } from './places.tsx';
import type { RoadSelection } from './road-selection.ts';
import { Sign, type Stop, stopOf } from './stop.tsx';
import { StopButton } from './stop-button.tsx';
import { LegChange, Walks } from './walks.tsx';
import { Way } from './way.tsx';
import './lane.css';

/** How high the road is at a stop, in hundredths of the lane. */
const heightAt = (i: number) => 54 + Math.sin(i * 0.75 + 0.4) * 7;

interface LaneProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
}

export function Lane({ selection, seen }: LaneProps): JSX.Element {
  const { s } = seen;
  const frame = useRef<HTMLElement>(null);
  const leg = selection.leg.value;
  const stops = stopsOf(s, leg).map((position) => stopOf(selection, seen, position));
  const points = stops.map((_, i): Point => [((i + 0.5) / stops.length) * 100, heightAt(i)]);
  const waiting = leg === selection.now.value ? standing(s, inns(s)[leg - 1] ?? 0) : [];
  return (
    <section class="lane" ref={frame} aria-label={t('table.road', { leg })}>
      <Walks frame={frame} s={s} />
      <LegChange frame={frame} selection={selection} />
      <div class="picture">
        <LegScene class="backdrop" leg={sceneOf(s, leg)} tall />
        <Way points={points} wide />
      </div>
      <span class="leaving">
        {waiting.map(({ seat }) => (
          <span class="stand" data-pawn={seat} key={seat}>
            <Pawn class="pawn" seat={seatOf(seat, s.players)} />
          </span>
        ))}
      </span>
      <ol>
        {stops.map((stop, i) => (
          <li key={stop.position} style={{ '--at': `${heightAt(i)}%` }}>
            <Column stop={stop} selection={selection} players={s.players} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ColumnProps {
  readonly stop: Stop;
  readonly selection: RoadSelection;
  readonly players: number;
}

function Column({ stop, selection, players }: ColumnProps): JSX.Element {
  const { state, picked, kind } = stop;
  const isInn = kind === 'inn';
  return (
    <StopButton stop={stop} selection={selection} class={`stop column ${kind}`}>
      <span class="shown" aria-hidden="true">
        <span class="spot">
          {(state === 'open' || picked) && <Halo kind={kind} />}
          <Sign stop={stop} />
          {stop.lantern && <Lantern class="lantern" />}
          {state !== 'passed' && (
            <>
              <span class="told-there">
                <b>{stop.name}</b>
                <span>{stop.note}</span>
                {stop.second !== '' && <small>{stop.second}</small>}
              </span>
              <Places places={stop.places} inn={isInn} players={players} ghost={stop.ghost} />
            </>
          )}
        </span>
      </span>
    </StopButton>
  );
}
