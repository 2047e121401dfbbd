/** One lesson, at the table itself. */

import '@tokaido/words/locales/en/learn';
import { laterWords, t } from '@tokaido/words';
import { useMemo } from 'preact/hooks';
import { lazy, MissingPage, Waiting } from '../../app/lazy-page.tsx';
import { A, route } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { useAsync } from '../../app/use-async.ts';
import { WithSeatColors } from '../../art/seat-colors.tsx';
import { FIRST_LESSONS, findLesson } from '../../learn/catalogue.ts';
import type { Lesson } from '../../learn/lesson.ts';
import type { LessonTable } from '../../learn/lesson-table.ts';
import { lessonTitle } from '../../learn/lesson-words.ts';
import { openLessonTable } from '../../learn/open-lesson.ts';
import { LessonSlip } from '../../learn/slip.tsx';
import { TableScreen } from '../../table/table-screen.tsx';

const Narrator = lazy(async () => (await import('../../narrator/narrator.tsx')).Narrator);

export function LessonPage({ id }: { readonly id: string }) {
  const lesson = useMemo(() => findLesson(id), [id]);
  return lesson === undefined ? <MissingPage kind="unknown" /> : <Opening lesson={lesson} />;
}

function Opening({ lesson }: { readonly lesson: Lesson }) {
  const opened = useAsync(
    async () => {
      const [table] = await Promise.all([openLessonTable(lesson), laterWords('underway')]);
      return table;
    },
    [lesson],
    ({ model }) => model.close(),
  );
  // Says what to do, as where any table cannot be fetched.
  if (opened.state === 'failed') throw opened.reason;
  return opened.state === 'waiting' ? <Waiting /> : <Learning table={opened.value} />;
}

function Learning({ table }: { readonly table: LessonTable }) {
  const { model, lesson } = table;
  const { view } = route.value.query;
  const narrating = view === 'narrator' || (view === undefined && setting('narrator').value);
  return (
    <WithSeatColors of={model.info.value}>
      <div class={narrating ? 'lesson narrated' : 'lesson'}>
        <Head lesson={lesson} />
        {narrating && <LessonSlip table={table} isFlat />}
        {narrating ? <Narrator model={model} /> : <TableScreen model={model} />}
        {!narrating && <LessonSlip table={table} isFlat={false} />}
      </div>
    </WithSeatColors>
  );
}

function Head({ lesson }: { readonly lesson: Lesson }) {
  const number = FIRST_LESSONS.indexOf(lesson) + 1;
  return (
    <header class="lesson-head">
      {number > 0 && <h1>{t('learn.of', { number, count: FIRST_LESSONS.length })}</h1>}
      {number > 0 ? <p>{lessonTitle(lesson.id)}</p> : <h1>{lessonTitle(lesson.id)}</h1>}
      <A href="/learn">{t('learn.leave')}</A>
    </header>
  );
}
