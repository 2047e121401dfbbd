/** The table by keyboard: the keys that mean the same in every game. Those that move over the board are the board's. */

import { announce } from '../narrator/announce.ts';
import { useTableKeys } from '../narrator/keys.ts';
import type { GameClient } from './game.ts';
import type { Selection } from './selection.ts';

interface KeyboardProps {
  readonly selection: Selection;
  readonly game: GameClient;
}

/** Draws nothing. */
export function Keyboard({ selection, game }: KeyboardProps): null {
  const { model } = selection;
  useTableKeys({
    commit: () => selection.commit(),
    undo: () => selection.undo(),
    player(digit) {
      const seat = Number(digit) - 1;
      if (seat < model.info.peek().seats.length) selection.open({ seat });
    },
    status() {
      const seen = model.seen.peek();
      if (seen === null) return;
      selection.status();
      void game.loadEventText().then((text) => announce(text.status(seen, model.info.peek()).join(' ')));
    },
    hint: () => selection.hint(),
    journal: () => selection.open(selection.drawer.peek() === 'journal' ? null : 'journal'),
    help: () => selection.open('keys'),
  });
  return null;
}
