/**
 * Several people on one device, and nothing to hide: a short curtain in the color of whoever decides next says that the
 * device must change hands. It leaves the board in sight; lifting it does nothing else.
 */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Pawn } from '../../art/art.tsx';
import { useSeatSigns } from '../../art/seat-colors.tsx';
import type { FreeArea } from '../game.ts';
import { useEventText } from '../journal/event-text.ts';
import type { Seen, TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { useSettled } from '../use-settled.ts';
import { lastOfAPerson } from './last-move.ts';
import { ShortNoren } from './short-noren.tsx';
import './short-curtain.css';

interface ShortProps {
  readonly model: TableModel;
}

export function ShortCurtain({ model }: ShortProps): JSX.Element | null {
  const hanging = model.curtain.value;
  const seen = model.seen.value;
  if (hanging?.isLong !== false || seen === null) return null;
  return <Drawn key={hanging.seat} model={model} seen={seen} seat={hanging.seat} />;
}

interface DrawnProps extends ShortProps {
  readonly seen: Seen;
  readonly seat: number;
}

function Drawn({ model, seen, seat }: DrawnProps): JSX.Element {
  const { text } = useGame();
  const info = model.info.value;
  const name = text.playerName(seat, seen, info);
  const { cloth, bar } = usePlaces();
  const [before = '', after = ''] = t('online.pass.title', { name: MARK }).split(MARK);
  const as = text.playerNote(seat, seen, info);
  return (
    <div class="curtain short" role="dialog" aria-labelledby="curtain-title">
      <div class={`short-cloth of-${useSeatSigns()(seat)}`} style={inPixels(cloth)}>
        <ShortNoren width={cloth.width} height={cloth.height} />
        <span class="short-crest">
          <Pawn seat={seat} />
        </span>
        <div class="short-words">
          <h1 id="curtain-title">
            <small>{before}</small>
            <b style={{ fontSize: `${nameSize(name, cloth)}px` }}>{name}</b>
            <small>{after}</small>
          </h1>
          {as !== '' && <p>{t('online.pass.as', { traveler: as })}</p>}
        </div>
      </div>
      <section class="short-bar" style={inPixels(bar)}>
        <LastMove model={model} seen={seen} />
        <LiftButton model={model} name={name} />
      </section>
    </div>
  );
}

const MARK = '\u0000';

/** What the person before did, so that nobody takes the device without knowing. */
function LastMove({ model, seen }: Omit<DrawnProps, 'seat'>): JSX.Element | null {
  const text = useEventText();
  const info = model.info.value;
  const move = lastOfAPerson(model.news.value, info);
  if (text === null || move === undefined) return null;
  const points = move.lines.reduce((sum, line) => sum + text.points(line), 0);
  return (
    <p class="short-last">
      <Pawn seat={move.seat} />
      <span>{text.move(move, seen, info)}</span>
      {/* The sentence has the points too; the figure is for the eye. */}
      {points > 0 && <b aria-hidden="true">+{points}</b>}
    </p>
  );
}

function LiftButton({ model, name }: ShortProps & { readonly name: string }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const isSettled = useSettled('shown');
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      type="button"
      class="primary"
      ref={button}
      // The key that ended the last move, still held down, is no answer.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => isSettled && model.liftCurtain()}
    >
      {t('online.pass.lift', { name })}
    </button>
  );
}

/** A cloth needs so much height for its words. */
const LEAST = 108;
const MOST = 184;

interface Places {
  readonly cloth: FreeArea;
  readonly bar: FreeArea;
}

/** Over the part of the board that nobody needs now, or else over the head of the page; and over the action bar. */
function usePlaces(): Places {
  const game = useGame();
  const measure = (): Places => ({ cloth: clothArea(game.board.freeArea()), bar: barArea() });
  const [places, setPlaces] = useState(measure);
  useLayoutEffect(() => {
    const follow = () => setPlaces(measure());
    follow();
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [game]);
  return places;
}

function clothArea({ free, head }: ReturnType<ReturnType<typeof useGame>['board']['freeArea']>): FreeArea {
  const area = free !== null && free.height >= LEAST ? free : head;
  return { ...area, height: Math.min(MOST, Math.max(LEAST, area.height)) };
}

function barArea(): FreeArea {
  const bar = document.querySelector('.tb-bar')?.getBoundingClientRect();
  if (bar === undefined) return { left: 0, top: innerHeight - 120, width: innerWidth, height: 120 };
  const { left, width, bottom } = bar;
  const top = Math.min(bar.top, bottom - LEAST);
  return { left, top, width, height: bottom - top };
}

function inPixels({ left, top, width, height }: FreeArea): Record<string, string> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

/** As large as the cloth allows; letters of Japanese names are twice as wide. */
function nameSize(name: string, { width, height }: FreeArea): number {
  const letters = [...name].reduce((sum, letter) => sum + (letter > '\u2fff' ? 1 : 0.56), 0);
  return Math.max(18, Math.min(height * 0.31, (width * 0.58) / Math.max(1, letters)));
}
