/** The daily road: before it is walked, on the way, and what came of it. */

import '@tokaido/words/locales/en/boxes';
import '@tokaido/words/locales/en/daily';
import { FIRST_DAY, roadNumber } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { A, route } from '../../app/router.ts';
import { After } from './after.tsx';
import { Before } from './before.tsx';
import { dateWords } from './calendar.ts';
import { DaysStrip } from './days-strip.tsx';
import { DailyHead } from './head.tsx';
import { useDays, useToday } from './use-day.ts';
import { openRoad } from './walks-session.ts';
import './daily.css';

export function DailyPage(): JSX.Element {
  const now = useToday();
  const date = route.value.query['date'] ?? now;
  if (roadNumber(date) === null)
    return <NoRoad words={t('daily.none', { date: dateWords(FIRST_DAY, 'long') })} />;
  if (date > now) return <NoRoad words={t('daily.tomorrow')} />;
  return <Road key={date} date={date} now={now} />;
}

function NoRoad({ words }: { readonly words: string }): JSX.Element {
  return (
    <main class="page daily">
      <DailyHead subtitle="" traveler="" />
      <p>{words}</p>
      <p class="daily-ways">
        <A href="/daily" class="primary">
          {t('daily.today')}
        </A>
      </p>
    </main>
  );
}

interface RoadProps {
  readonly date: string;
  readonly now: string;
}

function Road({ date, now }: RoadProps): JSX.Element {
  const session = useMemo(() => openRoad(date), [date]);
  useEffect(() => () => session.close(), [session]);
  const { days, games } = useDays();
  const road = session.road.value;
  const day = days.value[date];
  const number = roadNumber(date) ?? 0;
  const traveler = road?.seats[road.seat]?.traveler ?? '';
  return (
    <main class="page daily">
      <DailyHead
        subtitle={t('daily.subtitle', { date: dateWords(date, 'long'), number })}
        traveler={traveler}
      />
      {day?.result === undefined ? (
        <Before
          date={date}
          isToday={date === now}
          session={session}
          day={day ?? null}
          isHere={day !== undefined && games?.has(day.id) !== false}
        />
      ) : (
        <After
          key={day.id}
          date={date}
          now={now}
          number={number}
          session={session}
          id={day.id}
          result={day.result}
          isHere={games?.has(day.id) === true}
          days={days}
        />
      )}
      <OpenRoads days={days.value} games={games} but={date} />
      {day?.result === undefined && <DaysStrip days={days.value} date={date} now={now} />}
    </main>
  );
}

interface OpenRoadsProps {
  readonly days: Readonly<Record<string, { readonly id: string; readonly result?: unknown }>>;
  readonly games: ReadonlySet<string> | null;
  readonly but: string;
}

/** Roads of other dates that were begun and can still be finished. */
function OpenRoads({ days, games, but }: OpenRoadsProps): JSX.Element | null {
  const open = Object.entries(days).filter(
    ([date, { id, result }]) => date !== but && result === undefined && games?.has(id) === true,
  );
  if (open.length === 0) return null;
  return (
    <ul class="daily-open">
      {open.map(([date, { id }]) => (
        <li key={date}>
          <p>{t('daily.open', { date: dateWords(date, 'long'), number: roadNumber(date) ?? 0 })}</p>
          <A href={`/g/${id}`} class="quiet">
            {t('daily.goOn')}
          </A>
        </li>
      ))}
    </ul>
  );
}
