/** The index of the lessons: a road with a row for each, and at its foot the first game. */

import '@tokaido/words/locales/en/learn';
import { useSignal } from '@preact/signals';
import { type Key, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { PageHead } from '../../app/page-head.tsx';
import { A, go } from '../../app/router.ts';
import { Lantern } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { ScrollScene } from '../../art/scenes.tsx';
import { FIRST_LESSONS, MORE_LESSONS } from '../../learn/catalogue.ts';
import { startFirstGame } from '../../learn/first-game.ts';
import type { Lesson } from '../../learn/lesson.ts';
import { lessonNote, lessonTitle } from '../../learn/lesson-words.ts';
import { lessonsDone } from '../../learn/progress.ts';
import { DoneSeal } from '../../learn/seal.tsx';
import { LessonSign } from './lesson-sign.tsx';
import { RoadPiece, swayAt } from './road-piece.tsx';
import './learn.css';
import './learn-road.css';
import './lesson-row.css';

const MINUTE = 60;
/** The headings of what follows the first lessons, in their order. */
const HEADINGS: readonly Key[] = ['learn.boxes', 'learn.duo', 'learn.variations'];
const WAYS: readonly (readonly [href: string, name: Key])[] = [
  ['/puzzles', 'home.puzzles'],
  ['/daily', 'home.daily'],
  ['/count', 'home.count'],
];

/** The first lesson that is not done. */
function nextOf(done: ReadonlySet<string>): Lesson | undefined {
  return FIRST_LESSONS.find(({ id }) => !done.has(id));
}

export function LearnIndex(): JSX.Element {
  const done = lessonsDone.value;
  const next = nextOf(done);
  return (
    <main class="page learn">
      <PageHead title={t('learn.title')}>
        <p class="learn-progress">{progressWords(done)}</p>
        <A href="/rules" class="learn-rules">
          {t('learn.rules')}
        </A>
      </PageHead>
      <div class="learn-road">
        <div class="learn-painted">
          <ScrollScene class="learn-backdrop" leg={2} />
          <ol class="road" aria-label={t('learn.first')}>
            {FIRST_LESSONS.map((lesson, i) => (
              <Row key={lesson.id} lesson={lesson} row={i} number={i + 1} isNext={lesson === next} />
            ))}
          </ol>
          {MORE_LESSONS.map((lessons, i) => (
            <section key={HEADINGS[i]} aria-labelledby={`learn-${i}`}>
              <h2 id={`learn-${i}`}>{t(HEADINGS[i] ?? 'learn.boxes')}</h2>
              <ol class="road">
                {lessons.map((lesson, row) => (
                  <Row key={lesson.id} lesson={lesson} row={row} number={0} isNext={false} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      <Foot next={next} />
    </main>
  );
}

function progressWords(done: ReadonlySet<string>): string {
  const left = FIRST_LESSONS.filter(({ id }) => !done.has(id));
  const seconds = left.reduce((sum, lesson) => sum + lesson.seconds, 0);
  return t('learn.progress', {
    done: FIRST_LESSONS.length - left.length,
    count: FIRST_LESSONS.length,
    minutes: Math.ceil(seconds / MINUTE),
  });
}

interface RowProps {
  readonly lesson: Lesson;
  /** Its place in its list, from 0. */
  readonly row: number;
  /** From 1; 0 where lessons are not counted. */
  readonly number: number;
  readonly isNext: boolean;
}

function Row({ lesson, row, number, isNext }: RowProps): JSX.Element {
  const isDone = lessonsDone.value.has(lesson.id);
  const state = isDone ? ' done' : isNext ? ' next' : '';
  return (
    <li style={{ '--sway': `${swayAt(row)}px` }}>
      <RoadPiece row={row} />
      <LessonSign lesson={lesson} />
      <A href={`/learn/${lesson.id}`} class={`lesson-row${state}`}>
        {number > 0 && <span class="lesson-count">{number}</span>}
        <span class="lesson-name">
          <b>{lessonTitle(lesson.id)}</b>
          <span>{lessonNote(lesson.id)}</span>
        </span>
        <span class="lesson-time">{timeWords(lesson.seconds)}</span>
        {isDone && (
          <>
            <DoneSeal />
            <span class="sr-only">{t('learn.isDone')}</span>
          </>
        )}
      </A>
    </li>
  );
}

function timeWords(seconds: number): string {
  return seconds < 2 * MINUTE
    ? t('learn.seconds', { seconds })
    : t('learn.minutes', { minutes: Math.round(seconds / MINUTE) });
}

function Foot({ next }: { readonly next: Lesson | undefined }): JSX.Element {
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const start = () => {
    if (state.peek() === 'busy') return;
    state.value = 'busy';
    startFirstGame().then(go, () => {
      state.value = 'failed';
    });
  };
  return (
    <aside class="learn-foot" aria-labelledby="first-game">
      <Lantern class="learn-lantern" />
      <div class="learn-first">
        <h2 id="first-game">{t('learn.game')}</h2>
        <p>{t('learn.game.says')}</p>
        {state.value === 'failed' && (
          <p class="alert" role="alert">
            {t('learn.game.failed')}
          </p>
        )}
      </div>
      <div class="learn-buttons">
        <button
          type="button"
          class={next === undefined ? 'primary' : 'quiet'}
          aria-busy={state.value === 'busy'}
          onClick={start}
        >
          {t('learn.game.start')}
        </button>
        {next !== undefined && (
          <A href={`/learn/${next.id}`} class="primary">
            {t('learn.lesson', { number: FIRST_LESSONS.indexOf(next) + 1 })}
            <Icon name="forward" />
          </A>
        )}
      </div>
      <nav class="learn-ways" aria-label={t('learn.ways')}>
        {WAYS.map(([href, name]) => (
          <A key={href} href={href}>
            {t(name)}
          </A>
        ))}
      </nav>
    </aside>
  );
}
