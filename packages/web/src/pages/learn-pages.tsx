/** The pages about learning: lessons, puzzles, the daily road, and counting a real game. Each loads itself. */

import type { JSX } from 'preact';
import { lazy } from '../app/lazy-page.tsx';
import { withBoxes } from './with-boxes.ts';

const LearnIndex = lazy(async () => (await import('./learn/learn-index.tsx')).LearnIndex);
const LessonPage = lazy(async () => (await import('./learn/lesson-page.tsx')).LessonPage);
const PuzzleIndex = lazy(async () => (await import('./puzzles/puzzle-index.tsx')).PuzzleIndex);
const PuzzlePage = lazy(async () => (await import('./puzzles/puzzle-page.tsx')).PuzzlePage);
const DailyPage = lazy(async () => (await import('./daily/daily-page.tsx')).DailyPage);
const CountPage = lazy(async () => (await withBoxes(import('./count/count-page.tsx'))).CountPage);

const PAGES = {
  learn: () => <LearnIndex />,
  lesson: (id: string) => <LessonPage key={id} id={id} />,
  puzzles: () => <PuzzleIndex />,
  puzzle: (id: string) => <PuzzlePage key={id} id={id} />,
  daily: () => <DailyPage />,
  count: () => <CountPage />,
} satisfies Readonly<Record<string, (id: string) => JSX.Element>>;

interface PageProps {
  readonly page: keyof typeof PAGES;
  readonly id?: string | undefined;
}

export function LearnPages({ page, id = '' }: PageProps): JSX.Element {
  return PAGES[page](id);
}
