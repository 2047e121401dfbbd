/** The whole journey in a line: four legs, their inns, and everybody where they stand. A leg can be looked at. */

import { END } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import { inns, march } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import type { Seen } from '../model.ts';
import { sceneOf, stopsOf } from './leg.ts';
import { seatOf } from './pawns.ts';
import type { RoadSelection } from './road-selection.ts';
import { sceneName } from './titles.ts';
import './minimap.css';

/** Pawns that stand close together are drawn this much apart, in hundredths of the whole way. */
const APART = 3.6;

export function MiniMap({
  selection,
  seen,
}: {
  readonly selection: RoadSelection;
  readonly seen: Seen;
}): JSX.Element {
  const { s } = seen;
  const stops = inns(s);
  const places = spread(march(s).map(({ position }) => along(position)));
  const now = selection.now.value;
  return (
    <nav class="tb-map" aria-label={t('table.journey')}>
      {[1, 2, 3, 4].map((leg) => (
        <button
          type="button"
          key={leg}
          class={leg === now ? 'leg now' : leg < now ? 'leg past' : 'leg'}
          style={{ flexGrow: stopsOf(s, leg).length }}
          aria-label={t('table.lookAt', { leg, name: sceneName(sceneOf(s, leg)) })}
          aria-pressed={selection.leg.value === leg}
          onClick={() => selection.look(leg)}
        />
      ))}
      {stops.map((inn, i) => (
        <i key={inn} class={i === now ? 'inn next' : 'inn'} style={{ left: `${along(inn)}%` }} />
      ))}
      {march(s).map(({ seat }, i) => (
        <span key={seat} class="walker" style={{ left: `${places[i] ?? 0}%` }}>
          <Pawn class="pawn" seat={seatOf(seat, s.players)} />
        </span>
      ))}
    </nav>
  );
}

function along(position: number): number {
  return (position / END) * 100;
}

/** Moves neighbors apart, the rear ones back and the front ones on, inside the line. */
export function spread(places: readonly number[]): readonly number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -APART) + APART));
  const over = (moved.at(-1) ?? 0) - Math.max(100, places.at(-1) ?? 0);
  return over > 0 ? moved.map((place) => place - over) : moved;
}
