/**
 * The hanging scroll: one leg from top to bottom, a row for each stop, the road winding behind the plaques. Rows keep
 * their place for the whole leg; what the stops behind everyone leave free at the top is where the news goes.
 */

import { t } from '@tokaido/words';
import { inns } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Pawn } from '../../art/art.tsx';
import { Road as RoadArt } from '../../art/road.tsx';
import { ScrollScene } from '../../art/scenes.tsx';
import { NewsSlip } from '../../table/journal/journal.tsx';
import type { Seen } from '../model.ts';
import { freeStops, ROWS_FOR_NEWS, sceneOf, standing, stopsOf } from './leg.ts';
import { seatOf } from './pawns.ts';
import { useRoadLine } from './road-line.ts';
import type { RoadSelection } from './road-selection.ts';
import { Row } from './row.tsx';
import { stopOf } from './stop.tsx';
import { useSwipe } from './swipe.ts';
import { Footsteps, LegChange, Walks } from './walks.tsx';
import './road.css';

/** How the road winds, row by row. */
const SWAY = [-8, -12, 2, 14, 4, -12, -14, 0, 14, 8, -8, -12, 0, -4];

export function Road({
  selection,
  seen,
}: {
  readonly selection: RoadSelection;
  readonly seen: Seen;
}): JSX.Element {
  const { s } = seen;
  const leg = selection.leg.value;
  const now = leg === selection.now.value;
  const stops = stopsOf(s, leg).map((position) => stopOf(selection, seen, position));
  const free = now ? freeStops(s, leg) : 0;
  const waiting = now ? standing(s, inns(s)[leg - 1] ?? 0) : [];
  // A sheet comes up over it, and news begin anew with every walk.
  const isAskedInSheet = seen.mine && !selection.isOnBoard.value;
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRoadLine(frame, String(leg));
  useSwipe(frame, selection);
  return (
    <section class="scroll" aria-label={t('table.road', { leg })}>
      <LegChange frame={frame} selection={selection} />
      <div
        class={`painted${stops.length > 13 ? ' full' : ''}`}
        style={{ '--rows': String(stops.length), '--free': String(free) }}
        ref={frame}
        key={leg}
      >
        <Walks frame={frame} s={s} />
        <ScrollScene class="backdrop" leg={sceneOf(s, leg)} />
        {drawn.value !== null && <RoadArt class="way" {...drawn.value} />}
        {drawn.value !== null && (
          <Footsteps points={drawn.value.points} stops={stops} selection={selection} />
        )}
        <span class="leaving">
          {waiting.map(({ seat }) => (
            <span class="stand" data-pawn={seat} key={seat}>
              <Pawn class="pawn" seat={seatOf(seat, s.players)} />
            </span>
          ))}
        </span>
        <ol class="road">
          {stops.map((stop, i) => (
            <Row
              key={stop.position}
              stop={stop}
              selection={selection}
              players={s.players}
              sway={SWAY[i % SWAY.length] ?? 0}
              isBehindAll={i < free}
            />
          ))}
        </ol>
        {free > 0 && !isAskedInSheet && (
          <div class="free-rows">
            <NewsSlip selection={selection} isFolded={free < ROWS_FOR_NEWS} />
          </div>
        )}
      </div>
    </section>
  );
}
