/** The hanging scroll: one leg from top to bottom, a row for each stop, the road winding behind the plaques. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../../art/art.tsx';
import { type Point, Road as RoadArt } from '../../art/road.tsx';
import { ScrollScene } from '../../art/scenes.tsx';
import { t } from '../../i18n/index.ts';
import { festivalsHeld, inns } from '../../say/index.ts';
import type { Seen } from '../model.ts';
import { Banner } from './banner.tsx';
import { sceneOf, standing, stopsOf } from './leg.ts';
import { seatOf } from './pawns.ts';
import type { Play } from './play.ts';
import { Passed, Row } from './row.tsx';
import { stopOf } from './stop.tsx';
import { useWalks } from './walk.ts';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
}

/** How the road winds, row by row. */
const SWAY = [-8, -12, 2, 14, 4, -12, -14, 0, 14, 8, -8, -12, 0, -4];

/** A banner needs two rows' worth of height, which there is once some stops are behind everybody. */
const ROWS_BESIDE_BANNER = 12;

export function Road({ play, seen }: { readonly play: Play; readonly seen: Seen }): JSX.Element {
  const { s } = seen;
  const leg = play.leg.value;
  const now = leg === play.now.value;
  const stops = stopsOf(s, leg).map((position) => stopOf(play, seen, position));
  const passed = now ? stops.filter(({ state }) => state === 'passed') : [];
  const rows = stops.slice(passed.length);
  const waiting = now ? standing(s, inns(s)[leg - 1]) : [];
  const festivals = now ? festivalsHeld(seen) : [];
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useSignal<Drawn | null>(null);
  useRoadLine(frame, drawn);
  useSwipe(frame, play);
  useMyStopInSight(frame, seen);
  useWalks(frame, s);
  const fold = rows.length > ROWS_BESIDE_BANNER || waiting.length > 0;
  return (
    <section class="scroll" aria-label={t('table.road', { leg })}>
      <div class={`painted${rows.length > 13 ? ' full' : ''}`} ref={frame} key={leg}>
        <ScrollScene class="backdrop" leg={sceneOf(s, leg)} />
        {drawn.value !== null && <RoadArt class="way" {...drawn.value} />}
        {festivals.length > 0 && !fold && <Banner ids={festivals} />}
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
              <Banner ids={festivals} folded />
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
              play={play}
              players={s.players}
              sway={SWAY[(passed.length + i) % SWAY.length]}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Draws the road through the plaques, wherever the rows have put them. */
function useRoadLine(frame: { readonly current: HTMLElement | null }, drawn: { value: Drawn | null }): void {
  const draw = () => {
    const box = frame.current;
    if (box === null) return;
    const { left, top } = box.getBoundingClientRect();
    const [width, height] = [box.clientWidth, box.clientHeight];
    const points = [...box.querySelectorAll('.road .sign')].map((sign): Point => {
      const at = sign.getBoundingClientRect();
      return [at.left - left + at.width / 2, at.top - top + at.height / 2];
    });
    if (points.length === 0) return;
    const [first, last] = [points[0], points[points.length - 1]];
    const line: readonly Point[] = [[first[0] + 4, -14], ...points, [last[0] + 4, height + 14]];
    const next = { width, height, points: line };
    if (JSON.stringify(next) !== JSON.stringify(drawn.value)) drawn.value = next;
  };
  useLayoutEffect(draw);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(draw);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame.current]);
}

/** A sheet covers the foot of the road: my stop is moved out from under it. */
function useMyStopInSight(frame: { readonly current: HTMLElement | null }, seen: Seen): void {
  const position = seen.s.all[seen.me]?.position ?? -1;
  const asked = seen.mine && seen.turn?.decision !== 'travel';
  useLayoutEffect(() => {
    const scroll = frame.current?.parentElement;
    if (asked !== true || scroll === null || scroll === undefined) return;
    const stop = scroll.querySelector<HTMLElement>(`[data-stop="${position}"]`);
    // The height of the sheet is known once it is drawn.
    const timer = setTimeout(() => {
      if (stop !== null) scroll.scrollTop = Math.max(0, stop.offsetTop - scroll.clientHeight / 2);
    });
    return () => clearTimeout(timer);
  }, [position, asked]);
}

const SWIPE_PX = 70;

/** A swipe to the side looks at the next leg or the one before; the journey and the menu do the same. */
function useSwipe(frame: { readonly current: HTMLElement | null }, play: Play): void {
  useEffect(() => {
    const scroll = frame.current?.parentElement;
    if (scroll === null || scroll === undefined) return;
    let from: Touch | undefined;
    const start = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (from === undefined || to === undefined) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) < SWIPE_PX || Math.abs(y) > Math.abs(x) / 2) return;
      const leg = play.leg.peek() + (x < 0 ? 1 : -1);
      if (leg >= 1 && leg <= 4) play.look(leg);
    };
    scroll.addEventListener('touchstart', start, { passive: true });
    scroll.addEventListener('touchend', end, { passive: true });
    return () => {
      scroll.removeEventListener('touchstart', start);
      scroll.removeEventListener('touchend', end);
    };
  }, [play]);
}
