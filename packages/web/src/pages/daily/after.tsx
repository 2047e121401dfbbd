/** What came of a road: points, accuracy, my place among the walks of bots and people, and a result to pass on. */

import '@tokaido/words/locales/en/daily';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { deviceStorage } from '../../app/storage.ts';
import { useAsync } from '../../app/use-async.ts';
import { Icon } from '../../art/icons.tsx';
import { findReplay } from '../../table/replay/sources.ts';
import { WalkButton } from './before.tsx';
import { ALL, Comparison, PEOPLE } from './comparison.tsx';
import type { DayResult, Days } from './days.ts';
import { saveResult } from './days.ts';
import { DaysStrip } from './days-strip.tsx';
import type { Distribution } from './distribution.ts';
import { countOf, shareBehind, together } from './distribution.ts';
import { JudgedDecisions } from './judged-decisions.tsx';
import { People } from './people.tsx';
import { perCent, placeWords, unbroken } from './result-words.ts';
import { ShareResult } from './share-result.tsx';
import type { RoadSession } from './walks-session.ts';
import './result.css';

/** Fewer walks say nothing of a day. */
const FEWEST = 40;

interface AfterProps {
  readonly date: string;
  readonly now: string;
  readonly number: number;
  readonly session: RoadSession;
  /** The table that counts. */
  readonly id: string;
  readonly result: DayResult;
  /** Whether that table is on this device. */
  readonly isHere: boolean;
  readonly days: Signal<Days>;
}

export function After({ date, now, number, session, id, result, isHere, days }: AfterProps): JSX.Element {
  const save = (more: Partial<DayResult>) => {
    days.value = saveResult(deviceStorage, date, id, { ...result, ...more });
  };
  const replay = useAsync(async () => (isHere ? await findReplay(id, '') : null), [id, isHere]);
  const found = replay.state === 'here' && replay.value?.ok === true ? replay.value.value : null;
  const people = useSignal<Distribution | null>(null);
  // The bots set out once the page has shown what is known.
  useEffect(() => session.walk(), [session]);
  const walked = session.walked.value;
  const all = useMemo(() => together([...walked.values()]), [walked]);
  const behind = countOf(all) < FEWEST ? undefined : shareBehind(all, result.points);
  const chosen = useSignal<string | null>(null);
  // People are looked at as soon as they were asked for, until somebody chooses.
  const shown = chosen.value ?? (people.value === null ? ALL : PEOPLE);
  const compared = (shown === PEOPLE ? people.value : shown === ALL ? all : walked.get(shown)) ?? new Map();
  const rounded = behind === undefined ? undefined : Math.round(behind);
  useEffect(() => {
    if (rounded !== undefined && rounded !== result.behind) save({ behind: rounded });
  }, [rounded]);
  const road = session.road.value;
  return (
    <>
      <p class="daily-same">
        <Icon name="again" />
        {t('daily.same', { bots: result.players - 1 })}
      </p>
      <dl class="daily-result">
        <div>
          <dt>{t('daily.points', { points: result.points, place: unbroken(placeWords(result)) })}</dt>
          <dd>{result.points}</dd>
        </div>
        <div>
          <dt>{t('daily.accuracy')}</dt>
          <dd>{result.accuracy === undefined ? '–' : perCent(result.accuracy)}</dd>
        </div>
        <div>
          <dt>{t('daily.behind', { count: countOf(compared) })}</dt>
          <dd>{countOf(compared) === 0 ? '–' : perCent(shareBehind(compared, result.points))}</dd>
        </div>
      </dl>
      {found !== null && result.parts === undefined && <JudgedDecisions replay={found} onJudged={save} />}
      <Comparison
        session={session}
        points={result.points}
        distribution={compared}
        hasPeople={people.value !== null}
        chosen={shown}
        onChoose={(choice) => {
          chosen.value = choice;
        }}
        seat={road?.seat ?? 0}
        colors={found?.source.info ?? null}
      />
      <DaysStrip days={days.value} date={date} now={now} />
      <ShareResult number={number} result={result} replay={found} />
      <People
        date={date}
        result={result}
        replay={found}
        people={people}
        onSent={() => save({ sent: true })}
      />
      <div class="daily-foot">
        {isHere && (
          <A href={`/r/${id}`} class="quiet">
            <Icon name="play" />
            {t('daily.replay')}
          </A>
        )}
        <WalkButton date={date} isCounted={false} words={t('daily.again')} />
      </div>
    </>
  );
}
