/** One puzzle, by its address: on the board of its game, or as text. */

import '@tokaido/words/locales/en/puzzles';
import '@tokaido/words/locales/en/underway';
import type { Puzzle } from '@tokaido/bots/puzzle';
import { laterWords, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Waiting } from '../../app/lazy-page.tsx';
import { later } from '../../app/load-later.tsx';
import { A, route } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { useAsync } from '../../app/use-async.ts';
import { openPuzzle } from '../../puzzles/open-puzzle.ts';
import { gameOfId, loadPuzzles } from '../../puzzles/puzzle-data.ts';
import { PuzzleScreen } from '../../puzzles/screen.tsx';
import { openSession } from '../../puzzles/session.ts';
import type { Replay } from '../../table/replay/replay.ts';
import '../../app/message-page.css';

const NarratedPuzzle = later(async () => (await import('../../puzzles/narrated.tsx')).NarratedPuzzle);

type Found =
  | {
      readonly is: 'here';
      readonly puzzle: Puzzle;
      readonly puzzles: readonly Puzzle[];
      readonly replay: Replay;
    }
  | { readonly is: 'missing' }
  | { readonly is: 'broken'; readonly error: string };

async function find(id: string): Promise<Found> {
  const game = gameOfId(id);
  if (game === null) return { is: 'missing' };
  const [puzzles] = await Promise.all([loadPuzzles(game), laterWords('underway')]);
  const puzzle = puzzles.find((each) => each.id === id);
  if (puzzle === undefined) return { is: 'missing' };
  const replay = await openPuzzle(puzzle);
  return replay.ok
    ? { is: 'here', puzzle, puzzles, replay: replay.value }
    : { is: 'broken', error: replay.error };
}

export function PuzzlePage({ id }: { readonly id: string }): JSX.Element {
  const found = useAsync(() => find(id), [id]);
  if (found.state === 'failed') throw found.reason;
  if (found.state === 'waiting') return <Waiting late={t('puzzles.unreached')} />;
  if (found.value.is === 'here') return <Here {...found.value} />;
  return (
    <main class="notice" tabIndex={-1}>
      <span class="seal notice-seal" aria-hidden="true">
        旅
      </span>
      <h1 tabIndex={-1}>{t('puzzles.missing.title')}</h1>
      <p>{t(found.value.is === 'missing' ? 'puzzles.missing' : 'puzzles.broken')}</p>
      {found.value.is === 'broken' && <p class="muted">{found.value.error}</p>}
      <p class="notice-ways">
        <A href="/puzzles" class="primary">
          {t('puzzles.all')}
        </A>
        <A href="/" class="quiet">
          {t('shell.home')}
        </A>
      </p>
    </main>
  );
}

function Here({ puzzle, puzzles, replay }: Extract<Found, { readonly is: 'here' }>): JSX.Element {
  const session = useMemo(() => openSession(puzzle, replay), [puzzle, replay]);
  const { view } = route.value.query;
  const isTold = view === 'narrator' || (view === undefined && setting('narrator').value);
  return isTold ? (
    <NarratedPuzzle session={session} puzzles={puzzles} />
  ) : (
    <PuzzleScreen session={session} puzzles={puzzles} />
  );
}
