/**
 * Several people on one device, and nothing to hide: a short curtain in the color of whoever decides next says that the
 * device must change hands. It leaves the board in sight; lifting it does nothing else.
 */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePageMark } from '../../app/page-mark.ts';
import { Pawn } from '../../art/art.tsx';
import { useSeatSigns } from '../../art/seat-colors.tsx';
import type { FreeArea, HandOverPictures } from '../game.ts';
import { useEventText } from '../journal/event-text.ts';
import type { Seen, TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { useSettled } from '../use-settled.ts';
import { lastOfAPerson } from './last-move.ts';
import { ShortNoren } from './short-noren.tsx';
import { usePictures } from './use-pictures.ts';
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
  const game = useGame();
  usePageMark('curtain', 'short');
  const pictures = usePictures(game);
  const places = usePlaces(pictures);
  const name = game.text.playerName(seat, seen, model.info.value);
  return (
    <div class="curtain short" role="dialog" aria-labelledby="curtain-title">
      {places !== null && <Cloth model={model} seen={seen} seat={seat} places={places} />}
      <section class="short-bar" style={places?.bar}>
        <LastMove model={model} seen={seen} />
        <LiftButton model={model} name={name} />
      </section>
    </div>
  );
}

function Cloth({ model, seen, seat, places }: DrawnProps & { readonly places: Places }): JSX.Element {
  const { cloth: area } = places;
  const { text } = useGame();
  const info = model.info.value;
  const name = text.playerName(seat, seen, info);
  const as = text.playerNote(seat, seen, info);
  const signOf = useSeatSigns();
  const [before = '', after = ''] = t('online.pass.title', { name: MARK }).split(MARK);
  return (
    <div
      class={`short-cloth of-${signOf(seat)}${area.isOverWords ? ' over-words' : ''}`}
      style={inPixels(area)}
    >
      <ShortNoren width={area.width} height={area.height} />
      <span class="short-crest">
        <Pawn seat={seat} />
      </span>
      <div class="short-words">
        <h1 id="curtain-title">
          <small>{before}</small>
          <b style={{ fontSize: `${nameSize(name, area)}px` }}>{name}</b>
          <small>{after}</small>
        </h1>
        {as !== '' && <p>{t('online.pass.as', { traveler: as })}</p>}
      </div>
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
  const points = move.lines.reduce((sum, line) => sum + text.points(line, seen, model.journal.value), 0);
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
      class={isSettled ? 'primary' : 'primary settling'}
      ref={button}
      // The key that ended the last move, still held down, is no answer.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => model.liftCurtain()}
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
  /** As a style: it grows upwards where its words need more room than the bar below it. */
  readonly bar: Readonly<Record<string, string>>;
}

/** Over the part of the board that nobody needs now, or else over the head of the page; and over the action bar. */
function usePlaces(pictures: HandOverPictures | null): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(() => {
    if (pictures === null) return undefined;
    const measure = () => setPlaces({ cloth: clothArea(pictures), bar: barArea() });
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [pictures]);
  return places;
}

function clothArea(pictures: HandOverPictures): FreeArea {
  const area = pictures.freeArea(LEAST);
  return { ...area, height: Math.min(MOST, Math.max(LEAST, area.height)) };
}

function barArea(): Places['bar'] {
  const bar = document.querySelector('.tb-bar')?.getBoundingClientRect();
  if (bar === undefined) return {};
  return {
    left: `${bar.left}px`,
    width: `${bar.width}px`,
    bottom: `${innerHeight - bar.bottom}px`,
    'min-height': `${bar.height}px`,
  };
}

function inPixels({ left, top, width, height }: FreeArea): Record<string, string> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

/** As large as the cloth allows; letters of Japanese names are twice as wide. */
function nameSize(name: string, { width, height }: FreeArea): number {
  const letters = Array.from(name).reduce((sum, letter) => sum + (letter > '\u2fff' ? 1 : 0.56), 0);
  return Math.max(18, Math.min(height * 0.31, height - 78, (width * 0.58) / Math.max(1, letters)));
}
