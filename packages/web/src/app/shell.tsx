/** The program around its pages: which page is shown, the first stops of the Tab key, and the offer to update. */

import type { Key } from '@tokaido/words';
import { locale, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Home } from '../pages/home/home.tsx';
import { loadWords } from '../pages/rules/words.ts';
import { withBoxes } from '../pages/with-boxes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazy, MissingPage } from './lazy-page.tsx';
import { useFocusOnArrival } from './page-focus.ts';
import { setPageTitle } from './page-title.ts';
import type { PageName, Route } from './router.ts';
import { route } from './router.ts';
import { SkipLinks } from './skip-links.tsx';
import { UpdateBar } from './update-bar.tsx';

const loadTable = () => import('../pages/table/table-page.tsx');

const GamePage = lazy(async () => (await loadTable()).GamePage);
const OnlinePage = lazy(async () => (await import('../pages/table/online-table.tsx')).OnlinePage);
const ReplayPage = lazy(async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage);
const NewTable = lazy(async () => (await withBoxes(import('../pages/new-table/new-table.tsx'))).NewTable);
const SameDevice = lazy(
  async () => (await withBoxes(import('../pages/new-table/same-device.tsx'))).SameDevice,
);
const Join = lazy(async () => (await withBoxes(import('../pages/join/join.tsx'))).Join);
const Rules = lazy(async () => {
  // Words and program together, not one after the other; whether the words came is the page's affair.
  void loadWords(locale.peek()).catch(() => undefined);
  return (await withBoxes(import('../pages/rules/rules.tsx'))).Rules;
});
const Settings = lazy(async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage);
const About = lazy(async () => (await import('../pages/about/about.tsx')).About);
/** Everything about learning shares an entry: none of it is part of a first table. */
const LearnPages = lazy(async () => (await import('../pages/learn-pages.tsx')).LearnPages);
const Journeys = lazy(async () => (await import('../pages/journeys/journeys.tsx')).Journeys);

type LearnPage = 'learn' | 'lesson' | 'puzzles' | 'puzzle' | 'daily' | 'count';

/** Every other page, from the parts of its address. */
const PAGES: Readonly<Record<Exclude<PageName, LearnPage>, (params: Route['params']) => JSX.Element>> = {
  home: () => <Home />,
  game: ({ id = '' }) => <GamePage key={id} id={id} />,
  table: ({ id = '' }) => <OnlinePage key={id} id={id} />,
  replay: ({ id = '' }) => <ReplayPage key={id} id={id} />,
  new: () => <NewTable />,
  'same-device': () => <SameDevice />,
  join: () => <Join />,
  rules: () => <Rules />,
  topic: ({ topic = '' }) => <Rules topic={topic} />,
  settings: () => <Settings />,
  about: () => <About />,
  journeys: () => <Journeys />,
  unknown: () => <MissingPage kind="unknown" />,
};

/** What the tab is called, where that is not `home.` and the name of the page; the first page needs no name. */
const TITLES: Readonly<Partial<Record<PageName, Key | ''>>> = {
  home: '',
  game: 'shell.title.table',
  table: 'shell.title.table',
  replay: 'shell.title.replay',
  'same-device': 'home.sameDevice',
  topic: 'home.rules',
  lesson: 'home.learn',
  puzzle: 'home.puzzles',
  unknown: 'shell.unknown.title',
};

function pageOf({ page, params }: Route): JSX.Element {
  if (page in PAGES) return PAGES[page as keyof typeof PAGES](params);
  return <LearnPages page={page as LearnPage} id={params['lesson'] ?? params['puzzle']} />;
}

export function Shell() {
  const now = route.value;
  const title = TITLES[now.page] ?? (`home.${now.page}` as Key);
  // Read while drawing, so that it follows the language.
  const name = title === '' ? '' : t(title);
  useEffect(() => setPageTitle(name), [name]);
  useFocusOnArrival(now.path);
  // The table is fetched while the first page is looked at, so that one touch opens it.
  useEffect(() => {
    if (now.page === 'home') void loadTable().catch(() => undefined);
  }, [now.page]);
  return (
    <>
      <SkipLinks />
      <ErrorBoundary at={now.path}>{pageOf(now)}</ErrorBoundary>
      <UpdateBar />
    </>
  );
}
