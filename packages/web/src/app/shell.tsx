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
const Journeys = lazy(async () => (await import('../pages/journeys/journeys.tsx')).Journeys);

/** Every page, from the parts of its address. */
const PAGES: Readonly<Record<PageName, (params: Route['params']) => JSX.Element>> = {
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

/** What the tab is called; the first page needs no name. */
const TITLES: Readonly<Record<PageName, Key | null>> = {
  home: null,
  game: 'shell.title.table',
  table: 'shell.title.table',
  replay: 'shell.title.replay',
  new: 'home.new',
  'same-device': 'home.sameDevice',
  join: 'home.join',
  rules: 'home.rules',
  topic: 'home.rules',
  settings: 'home.settings',
  about: 'home.about',
  journeys: 'home.journeys',
  unknown: 'shell.unknown.title',
};

export function Shell() {
  const now = route.value;
  const title = TITLES[now.page];
  // Read while drawing, so that it follows the language.
  const name = title === null ? '' : t(title);
  useEffect(() => setPageTitle(name), [name]);
  useFocusOnArrival(now.path);
  // The table is fetched while the first page is looked at, so that one touch opens it.
  useEffect(() => {
    if (now.page === 'home') void loadTable().catch(() => undefined);
  }, [now.page]);
  return (
    <>
      <SkipLinks />
      <ErrorBoundary at={now.path}>{PAGES[now.page](now.params)}</ErrorBoundary>
      <UpdateBar />
    </>
  );
}
