/** The hanging scroll: one leg from top to bottom, a row for each stop, the road winding behind the plaques. */

import { t } from '@tokaido/words';
import { festivalsHeld, inns } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Pawn } from '../../art/art.tsx';
import { Road as RoadArt } from '../../art/road.tsx';
import { ScrollScene } from '../../art/scenes.tsx';
import { Festivals } from '../festivals/festivals.tsx';
import type { Seen } from '../model.ts';
import { useMyStopInSight } from './keep-in-sight.ts';
import { sceneOf, standing, stopsOf } from './leg.ts';
import { LegChange } from './leg-change.tsx';
import { seatOf } from './pawns.ts';
import { useRoadLine } from './road-line.ts';
import type { RoadSelection } from './road-selection.ts';
import { Passed, Row } from './row.tsx';
import { stopOf } from './stop.tsx';
import { useSwipe } from './swipe.ts';
import { Walks } from './walks.tsx';
import './road.css';

/** How the road winds, row by row. */
const SWAY = [-8, -12, 2, 14, 4, -12, -14, 0, 14, 8, -8, -12, 0, -4];

/** A banner needs two rows' worth of height, which there is once some stops are behind everybody. */
const ROWS_BESIDE_BANNER = 12;

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
  const passed = now ? stops.filter(({ state }) => state === 'passed') : [];
  const rows = stops.slice(passed.length);
  const waiting = now ? standing(s, inns(s)[leg - 1] ?? 0) : [];
  const festivals = now ? festivalsHeld(seen) : [];
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRoadLine(frame, `${leg} ${passed.length} ${waiting.length} ${festivals.length}`);
  useSwipe(frame, selection);
  useMyStopInSight(frame, seen);
  const fold = rows.length > ROWS_BESIDE_BANNER || waiting.length > 0;
  return (
    <section class="scroll" aria-label={t('table.road', { leg })}>
      <LegChange frame={frame} selection={selection} />
      <div class={`painted${rows.length > 13 ? ' full' : ''}`} ref={frame} key={leg}>
        <Walks frame={frame} s={s} />
        <ScrollScene class="backdrop" leg={sceneOf(s, leg)} />
        {drawn.value !== null && <RoadArt class="way" {...drawn.value} />}
        {festivals.length > 0 && !fold && <Festivals ids={festivals} />}
        {(waiting.length > 0 || (festivals.length > 0 && fold)) && (
          <div class="threshold" data-way>
            <span class="leaving">
              {waiting.map(({ seat }) => (
                <span class="stand" data-pawn={seat} key={seat}>
                  <Pawn class="pawn" seat={seatOf(seat, s.players)} />
                </span>
              ))}
            </span>
            {festivals.length > 0 ? (
              <Festivals ids={festivals} folded />
            ) : (
              <span>{t('table.setOut', { inn: leg })}</span>
            )}
          </div>
        )}
        <ol class="road">
          {passed.length > 0 && <Passed stops={passed} />}
          {rows.map((stop, i) => (
            <Row
              key={stop.position}
              stop={stop}
              selection={selection}
              players={s.players}
              sway={SWAY[(passed.length + i) % SWAY.length] ?? 0}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
