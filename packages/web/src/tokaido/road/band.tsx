/** One leg as a band of the hand scroll: its picture, the road, and a button for each stop. */

import { t } from '@tokaido/words';
import { innName } from '@tokaido/words/tokaido';
import type { ComponentChildren, JSX } from 'preact';
import { Lantern } from '../../art/art.tsx';
import type { Point } from '../../art/road-line.ts';
import { LegScene } from '../../art/scenes.tsx';
import type { Seen } from '../model.ts';
import { Halo } from './halo.tsx';
import { sceneOf, stopsOf } from './leg.ts';
import { Places } from './places.tsx';
import type { RoadSelection } from './road-selection.ts';
import { Sign, type Stop, stopOf } from './stop.tsx';
import { StopButton } from './stop-button.tsx';
import { HOURS, hourName, NUMBERS, sceneName } from './titles.ts';
import { Way } from './way.tsx';
import './band.css';
import './band-stop.css';
import './band-places.css';
import './band-tag.css';

interface BandProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
  readonly leg: number;
  readonly children?: ComponentChildren;
}

/** Where the stops lie, in hundredths of the band: even steps along a road that winds a little. */
const FROM = 7.8;
const TO = 96.8;
/** The inn where the journey begins stands before the first stop, under the title. */
const START: Point = [3.2, 66];
const AFTER_START = 9.4;

function spots(count: number, from: number, now: boolean): readonly Point[] {
  const [middle, sway, turns] = now ? [59, 10, 3.1] : [66, 8, 3.3];
  return Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1);
    return [from + part * (TO - from), middle + Math.sin(part * Math.PI * turns + 0.45) * sway];
  });
}

export function Band({ selection, seen, leg, children }: BandProps): JSX.Element {
  const { s } = seen;
  const now = leg === selection.now.value;
  const scene = sceneOf(s, leg);
  const begins = leg === 1 && now;
  const stops = [...(begins ? [0] : []), ...stopsOf(s, leg)].map((position) =>
    stopOf(selection, seen, position),
  );
  const points = [
    ...(begins ? [START] : []),
    ...spots(begins ? stops.length - 1 : stops.length, begins ? AFTER_START : FROM, now),
  ];
  const look = now ? ' now' : leg < selection.now.value ? ' past' : '';
  return (
    <section
      class={`band scene-${scene}${look}`}
      aria-label={`${t('table.leg', { leg })}, ${sceneName(scene)}`}
    >
      <div class="picture">
        <LegScene class="backdrop" leg={scene} tall={now} />
        <Way points={points} wide={now} />
      </div>
      <p class="cartouche" aria-hidden="true" lang="ja">
        <span>{NUMBERS[leg - 1]}</span>
        <span class="seal-hour">{HOURS[scene - 1]}</span>
      </p>
      <p class="title">
        {sceneName(scene)} <small>{hourName(scene)}</small>
      </p>
      {children}
      <ol class="stops">
        {stops.map((stop, i) => {
          const [x, y] = points[i] ?? START;
          return (
            <li key={stop.position} style={{ left: `${x}%`, top: `${y}%` }}>
              <Node selection={selection} seen={seen} stop={stop} now={now} edge={edgeOf(i, stops.length)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Labels at the ends of a band lean inwards. */
function edgeOf(i: number, count: number): string {
  return i < 2 ? ' from-left' : i > count - 3 ? ' from-right' : '';
}

interface NodeProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
  readonly stop: Stop;
  readonly now: boolean;
  readonly edge: string;
}

function Node({ selection, seen, stop, now, edge }: NodeProps): JSX.Element {
  const { state, picked, kind } = stop;
  const inn = kind === 'inn';
  const start = stop.position === 0;
  const stands = stop.places.some(({ is }) => is === 'taken');
  return (
    <StopButton stop={stop} selection={selection} class={`stop node ${kind}${edge}${start ? ' start' : ''}`}>
      <span class="shown" aria-hidden="true">
        {(state === 'open' || picked) && <Halo kind={kind} />}
        <Sign stop={stop} />
        {stop.lantern && <Lantern class="lantern" />}
        {inn && !picked && !(start && stands) && (
          <span class="place-name">{innName(seen.s, stop.position)}</span>
        )}
        {now && !inn && state !== 'passed' && (
          <span class="place-name">
            {state === 'here' ? stop.note : stop.name}
            {state !== 'here' && stop.second !== '' && <small>{stop.second}</small>}
          </span>
        )}
        <span class="tag">
          <b>{stop.name}</b>
          <span>{stop.note}</span>
          {stop.second !== '' && <span>{stop.second}</span>}
        </span>
        {(now && state !== 'passed') || stands ? (
          <Places places={stop.places} inn={inn} players={seen.s.players} ghost={stop.ghost} />
        ) : (
          !now &&
          stop.places.length === 2 && (
            <span class="dots">
              <i />
              <i />
            </span>
          )
        )}
      </span>
    </StopButton>
  );
}
