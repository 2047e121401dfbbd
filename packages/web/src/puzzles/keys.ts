/** A puzzle by keyboard: N goes on to the next one once it is answered. The board keeps its own keys. */

import type { Puzzle } from '@tokaido/bots/puzzle';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { setting } from '../app/settings.ts';
import type { PuzzleSession } from './session.ts';
import { nextAddress } from './ways.tsx';

/** Where letters are typed, or belong to what is open. */
const OWN_KEYS = '[role=dialog],dialog,select,textarea,input';

export function usePuzzleKeys(session: PuzzleSession, puzzles: readonly Puzzle[]): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : document.body;
      if (event.ctrlKey || event.altKey || event.metaKey || at.closest(OWN_KEYS) !== null) return;
      if (event.key.toLowerCase() !== 'n' || !setting('shortcuts').peek()) return;
      if (session.isAsking.peek()) return;
      event.preventDefault();
      go(nextAddress(puzzles, session.puzzle.id));
    };
    // Before the table's own listener, which leaves alone what has been answered.
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, [session, puzzles]);
}
