/** The slip of a lesson: one thought, how far it has come, and the rule one press away. At the end a seal. */

import { useComputed, useSignalEffect } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { A } from '../app/router.ts';
import { Icon } from '../art/icons.tsx';
import { focusHome } from '../table/focus.ts';
import { nextLesson } from './catalogue.ts';
import type { LessonTable } from './lesson-table.ts';
import { doneWords, lessonTitle, stepWords, triedWords } from './lesson-words.ts';
import { markTaught, partAt, placeSlip } from './place-slip.ts';
import { markDone } from './progress.ts';
import { DoneSeal } from './seal.tsx';
import './slip.css';

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

interface SlipProps {
  readonly table: LessonTable;
  /** In the narrator view it is a part of the page like any other. */
  readonly isFlat: boolean;
}

export function LessonSlip({ table, isFlat }: SlipProps): JSX.Element {
  const { lesson, step, isReady } = table;
  const isDone = useComputed(() => isReady.value && step.value >= lesson.steps.length);
  useSignalEffect(() => {
    if (isDone.value) markDone(lesson.id);
  });
  // The region is always there, so that a screen reader hears each thought as it comes.
  return (
    <div aria-live="polite" class="lesson-region">
      {isReady.value && <Slip key={step.value} table={table} isFlat={isFlat} isDone={isDone.value} />}
    </div>
  );
}

function Slip({ table, isFlat, isDone }: SlipProps & { readonly isDone: boolean }): JSX.Element {
  const { lesson } = table;
  const at = table.step.value;
  const step = lesson.steps[at];
  const root = useRef<HTMLElement>(null);
  const rings = useRef<HTMLDivElement>(null);
  usePlace(root, rings, isFlat ? null : (step ?? null), at);
  return (
    <>
      {!isFlat && (
        <div ref={rings} class="lesson-rings" aria-hidden="true">
          {[step?.at, step?.ring].map((of) => of !== undefined && <i key={of} data-of={of} />)}
        </div>
      )}
      <section
        ref={root}
        class={`lesson-slip${isFlat ? ' flat' : ''}${isDone ? ' done' : ''}`}
        aria-label={lessonTitle(lesson.id)}
      >
        <div class="lesson-paper">{isDone ? <Done id={lesson.id} /> : <Thought table={table} at={at} />}</div>
      </section>
    </>
  );
}

function Thought({ table, at }: { readonly table: LessonTable; readonly at: number }): JSX.Element {
  const { lesson, tried } = table;
  const { id, steps } = lesson;
  const step = steps[at];
  return (
    <>
      <span class="lesson-number" aria-hidden="true">
        {NUMERALS[at] ?? at + 1}
      </span>
      <div class="lesson-words">
        <h2>{stepWords(id, at, 'title')}</h2>
        <p>{stepWords(id, at, 'says')}</p>
        {tried.value !== null && (
          <p class="lesson-tried" key={tried.value.count}>
            <Icon name="warn" />
            <span>{triedWords(id, tried.value)}</span>
          </p>
        )}
      </div>
      <footer class="lesson-foot">
        <span class="lesson-dots">
          <span class="sr-only">{t('learn.step', { step: at + 1, steps: steps.length })}</span>
          {steps.map((_, i) => (
            <i key={i} class={i < at ? 'past' : i === at ? 'now' : ''} aria-hidden="true" />
          ))}
        </span>
        <A href="/learn" class="lesson-leave">
          {t('learn.leave')}
        </A>
        <A href={`/rules/${step?.rule ?? ''}`}>{t('learn.rule')}</A>
        {step?.take === undefined && (
          <button type="button" class="primary" onClick={() => table.goOn()}>
            {t('learn.goOn')}
          </button>
        )}
      </footer>
    </>
  );
}

function Done({ id }: { readonly id: string }): JSX.Element {
  const next = nextLesson(id);
  return (
    <>
      <DoneSeal />
      <div class="lesson-words">
        <h2>{t('learn.done')}</h2>
        <p>{doneWords(id)}</p>
      </div>
      <footer class="lesson-foot">
        <A href="/learn" class="quiet">
          {t('learn.all')}
        </A>
        {next !== null && (
          <A href={`/learn/${next}`} class="primary">
            {t('learn.next')}
          </A>
        )}
      </footer>
    </>
  );
}

/** The slip goes with what had the focus in it. */
function focusTable(): void {
  const table = document.querySelector<HTMLElement>('main');
  if (table !== null) queueMicrotask(() => focusHome(table).focus({ preventScroll: true }));
}

/** Follows the table: sheets come and go, and a window that changes may get another board. */
function usePlace(
  root: { readonly current: HTMLElement | null },
  rings: { readonly current: HTMLElement | null },
  step: { readonly at?: string } | null,
  key: number,
): void {
  useLayoutEffect(() => {
    const slip = root.current;
    const page = document.querySelector('.table-page');
    if (slip === null || rings.current === null) return undefined;
    const place = () => {
      const at = partAt(step?.at);
      markTaught(at);
      placeSlip(slip, at, [...(rings.current?.children ?? [])] as HTMLElement[]);
    };
    const again = new MutationObserver(place);
    const sizes = new ResizeObserver(place);
    if (page !== null) again.observe(page, { childList: true, subtree: true });
    for (const part of [document.body, slip]) sizes.observe(part);
    addEventListener('resize', place);
    place();
    return () => {
      markTaught(null);
      if (slip.contains(document.activeElement)) focusTable();
      again.disconnect();
      sizes.disconnect();
      removeEventListener('resize', place);
    };
  }, [key, step]);
}
