/** From one puzzle to the next. */

import '@tokaido/words/locales/en/puzzles';
import type { Puzzle } from '@tokaido/bots/puzzle';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../app/router.ts';
import { Icon } from '../art/icons.tsx';
import { filter, nextPuzzle } from './filter.ts';
import { history } from './history.ts';

/** Of the puzzles that the filter lets through; where all are answered, the list. */
export function nextAddress(puzzles: readonly Puzzle[], after: string): string {
  const next = nextPuzzle(puzzles, filter.value, history.value, after);
  return next === null ? '/puzzles' : `/puzzles/${next.id}`;
}

export function NextPuzzle({
  puzzles,
  after,
}: {
  readonly puzzles: readonly Puzzle[];
  readonly after: string;
}): JSX.Element {
  const address = nextAddress(puzzles, after);
  return (
    <A class="primary puzzle-next" href={address}>
      {t(address === '/puzzles' ? 'puzzles.all' : 'puzzles.next')}
      <Icon name="forward" />
    </A>
  );
}
