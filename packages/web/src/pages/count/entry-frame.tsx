/** Around the form of one player: everybody at the top with their points, and the way on at the foot. */

import '@tokaido/words/locales/en/count';
import '@tokaido/words/locales/en/end';
import type { Score } from '@tokaido/kernel';
import type { Seated } from '@tokaido/words';
import { nameAtSeat, t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PageHead } from '../../app/page-head.tsx';
import { A } from '../../app/router.ts';
import { Pawn, Plaque } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { TABLE } from './count-model.ts';
import { addressOf } from './steps.ts';
import './entry.css';

interface FrameProps {
  readonly info: Seated;
  /** Who or what is shown. */
  readonly seat: number;
  /** Everybody, and the table where something belongs to it. */
  readonly places: readonly number[];
  readonly scores: readonly Score[];
  /** Below the name. */
  readonly subtitle?: ComponentChildren;
  /** Drawn over the foot, and beside a wide form. */
  readonly bar?: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly onSeat: (seat: number) => void;
  readonly onResult: () => void;
}

export function EntryFrame(props: FrameProps): JSX.Element {
  const { info, seat, places, scores, subtitle, aside, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // The next player begins at the top.
  useLayoutEffect(() => {
    if (!isFirst.current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    isFirst.current = false;
  }, [seat]);
  return (
    <WithSeatColors of={info}>
      <main class="page count count-entry">
        <PageHead title={t('home.count')} />
        <nav class="count-tabs" aria-label={t('count.tabs')}>
          {places.map((place) => (
            <Tab
              key={place}
              place={place}
              isShown={place === seat}
              name={nameOfPlace(place, info)}
              points={scores.find((score) => score.seat === place)?.points}
              onSeat={props.onSeat}
            />
          ))}
        </nav>
        <form
          class="count-form"
          onSubmit={(event) => {
            event.preventDefault();
            goOn(props);
          }}
        >
          <div class="count-columns">
            <div class="count-sheet">
              <header class="count-who">
                <h2 ref={heading} tabIndex={-1}>
                  {seat === TABLE ? t('count.table.title') : nameOfPlace(seat, info)}
                </h2>
                {subtitle}
              </header>
              <div class="count-parts">{children}</div>
            </div>
            {aside !== undefined && <aside>{aside}</aside>}
          </div>
          <Foot {...props} />
        </form>
      </main>
    </WithSeatColors>
  );
}

function nameOfPlace(place: number, info: Seated): string {
  return place === TABLE ? t('count.table') : nameAtSeat(place, info);
}

function goOn({ places, seat, onSeat, onResult }: FrameProps): void {
  const next = places[places.indexOf(seat) + 1];
  if (next === undefined) onResult();
  else onSeat(next);
}

interface TabProps {
  readonly place: number;
  readonly isShown: boolean;
  readonly name: string;
  readonly points: number | undefined;
  readonly onSeat: (seat: number) => void;
}

function Tab({ place, isShown, name, points, onSeat }: TabProps): JSX.Element {
  return (
    <button type="button" aria-current={isShown ? 'step' : undefined} onClick={() => onSeat(place)}>
      {place === TABLE ? <Plaque stop="temple" /> : <Pawn seat={place} />}
      <span>{name}</span>
      {points !== undefined && (
        <b>
          {points}
          <span class="sr-only"> {t('end.points')}</span>
        </b>
      )}
    </button>
  );
}

function Foot(props: FrameProps): JSX.Element {
  const { info, seat, places, scores, bar } = props;
  const at = places.indexOf(seat);
  const [before, next] = [places[at - 1], places[at + 1]];
  const points = scores.find((score) => score.seat === seat)?.points;
  return (
    <div class="count-foot">
      {bar}
      {before === undefined ? (
        <A
          href={addressOf({ kind: 'setup' })}
          class="quiet count-back"
          aria-label={t('count.previous.setup')}
        >
          <Icon name="back" />
        </A>
      ) : (
        <button
          type="button"
          class="quiet count-back"
          aria-label={t('count.previous', { name: nameOfPlace(before, info) })}
          onClick={() => props.onSeat(before)}
        >
          <Icon name="back" />
        </button>
      )}
      <p class="count-total" role="status">
        {points !== undefined && (
          <>
            <span class="sr-only">{nameOfPlace(seat, info)}: </span>
            <b>{points}</b>
            <small>{t('count.soFar', { n: points })}</small>
          </>
        )}
      </p>
      <button type="submit" class="primary">
        {wayOn(next, info)}
        <Icon name="forward" />
      </button>
    </div>
  );
}

function wayOn(next: number | undefined, info: Seated): string {
  if (next === undefined) return t('count.result');
  return next === TABLE ? t('count.next.table') : t('count.next', { name: nameAtSeat(next, info) });
}
