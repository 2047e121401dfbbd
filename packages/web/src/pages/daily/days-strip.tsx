/** The last seven days: each bar is the share of walks behind me, since points of different roads do not compare. */

import '@tokaido/words/locales/en/daily';
import { roadNumber } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { dateWords, daysAfter } from './calendar.ts';
import type { Day, Days } from './days.ts';
import { streakAt } from './days.ts';
import './days-strip.css';

interface StripProps {
  readonly days: Days;
  /** The one that is shown. */
  readonly date: string;
  readonly now: string;
}

const SHOWN = 7;

export function DaysStrip({ days, date, now }: StripProps): JSX.Element | null {
  const shown = Array.from({ length: SHOWN }, (_, i) => daysAfter(now, i - SHOWN + 1));
  if (Object.keys(days).length === 0) return null;
  const streak = streakAt(days, now);
  return (
    <section class="daily-days" aria-labelledby="daily-days">
      <div class="daily-title">
        <h2 id="daily-days">{t('daily.days')}</h2>
        <p class="muted">{t('daily.days.note', { streak })}</p>
      </div>
      <ol>
        {shown.map((each) => (
          <li key={each}>
            <DayTile date={each} day={days[each] ?? null} isShown={each === date} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TileProps {
  readonly date: string;
  readonly day: Day | null;
  readonly isShown: boolean;
}

function DayTile({ date, day, isShown }: TileProps): JSX.Element {
  const result = day?.result;
  const inside = (
    <>
      <span aria-hidden="true">{dateWords(date, 'weekday')}</span>
      <b aria-hidden="true">{dateWords(date, 'day')}</b>
      <span class="daily-level" aria-hidden="true">
        <i style={{ height: `${result?.behind ?? 0}%` }} />
      </span>
      <b aria-hidden="true">{result?.points ?? '–'}</b>
      <span class="sr-only">{tileWords(date, day)}</span>
    </>
  );
  const kind = result === undefined ? 'daily-day missed' : 'daily-day';
  if (roadNumber(date) === null) return <span class={kind}>{inside}</span>;
  return (
    <A href={`/daily?date=${date}`} class={isShown ? `${kind} shown` : kind}>
      {inside}
    </A>
  );
}

function tileWords(date: string, day: Day | null): string {
  const words = { date: dateWords(date, 'long') };
  if (day === null) return t('daily.day.missed', words);
  const { result } = day;
  if (result === undefined) return t('daily.day.open', words);
  const { points, behind } = result;
  return behind === undefined
    ? t('daily.day', { ...words, points })
    : t('daily.day.share', { ...words, points, share: Math.round(behind) });
}
