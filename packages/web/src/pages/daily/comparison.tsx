/** My points among the walks of the bots, all or one level, or of people. */

import '@tokaido/words/locales/en/daily';
import { botName, list, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { WALKS } from '../../worker/daily-road.ts';
import type { Distribution } from './distribution.ts';
import { countOf, middleOf } from './distribution.ts';
import { HistogramView } from './histogram.tsx';
import type { RoadSession } from './walks-session.ts';
import '../../styles/select-field.css';

/** What may be chosen beside a level. */
export const PEOPLE = 'people';
export const ALL = 'all';

interface ComparisonProps {
  readonly session: RoadSession;
  readonly points: number;
  /** The walks that are compared with. */
  readonly distribution: Distribution;
  readonly hasPeople: boolean;
  /** A level, `PEOPLE` or `ALL`. */
  readonly chosen: string;
  readonly onChoose: (choice: string) => void;
  readonly seat: number;
  /** The table, by which seats have their colors; null where it is not at hand. */
  readonly colors: { readonly seats: readonly { readonly color?: number | undefined }[] } | null;
}

export function Comparison(props: ComparisonProps): JSX.Element {
  const { session, points, distribution, hasPeople, chosen, onChoose, seat, colors } = props;
  const levels = session.road.value?.levels ?? [];
  const walked = session.walked.value;
  const done = levels.reduce((sum, level) => sum + countOf(walked.get(level) ?? new Map()), 0);
  return (
    <div class="daily-compare">
      {countOf(distribution) === 0 ? (
        <p class="muted">{t('daily.walked.none')}</p>
      ) : (
        <WithSeatColors of={colors ?? { seats: [] }}>
          <HistogramView distribution={distribution} points={points} seat={seat} />
        </WithSeatColors>
      )}
      <label class="daily-choice">
        {t('daily.compare')}
        <select class="select-field" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value={ALL}>{t('daily.compare.all')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {botName({ level })}
            </option>
          ))}
          {hasPeople && <option value={PEOPLE}>{t('daily.compare.people')}</option>}
        </select>
      </label>
      {done < levels.length * WALKS && (
        <WalkProgress session={session} done={done} all={levels.length * WALKS} />
      )}
      {levels.length > 0 && done > 0 && <Levels levels={levels} walked={walked} points={points} />}
    </div>
  );
}

interface ProgressProps {
  readonly session: RoadSession;
  readonly done: number;
  readonly all: number;
}

/** It may take minutes on a phone, so it can be stopped; it goes on where it was. */
function WalkProgress({ session, done, all }: ProgressProps): JSX.Element {
  const isWalking = session.isWalking.value;
  const words = t(isWalking ? 'daily.walking' : 'daily.walking.paused', { done, all });
  return (
    <div class="daily-walking">
      <p>{words}</p>
      <button
        type="button"
        class="iconbtn"
        aria-label={t(isWalking ? 'daily.walking.pause' : 'daily.walking.resume')}
        onClick={() => (isWalking ? session.rest() : session.walk())}
      >
        <Icon name={isWalking ? 'pause' : 'play'} />
      </button>
      <progress value={done} max={all} aria-label={words} />
    </div>
  );
}

interface LevelsProps {
  readonly levels: readonly string[];
  readonly walked: ReadonlyMap<string, Distribution>;
  readonly points: number;
}

/** Which levels did better than I, by the middle of their walks. */
function Levels({ levels, walked, points }: LevelsProps): JSX.Element {
  const middles = levels.flatMap((level) => {
    const walks = walked.get(level);
    return walks === undefined ? [] : [{ name: botName({ level }), middle: middleOf(walks) }];
  });
  const above = middles.filter(({ middle }) => middle > points);
  return (
    <div class="daily-levels">
      <ul aria-label={t('daily.levels')}>
        {middles.map(({ name, middle }) => (
          <li key={name}>
            {name} <b>{middle}</b>
          </li>
        ))}
      </ul>
      <p>{t('daily.levels.above', { count: above.length, levels: list(above.map(({ name }) => name)) })}</p>
    </div>
  );
}
