/** Duo's table in the layout that fits the window: island, dice, both players' boards and the action bar. */

import { sayAction } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import type { BoardProps } from '../../table/game.ts';
import { Island } from '../island/island.tsx';
import { islandSelection } from '../island-selection.ts';
import type { Duo } from '../model.ts';

export function DuoTable({ selection, seen, children }: BoardProps<Duo>): JSX.Element {
  const island = islandSelection(selection);
  return (
    <div class="tb duo">
      <Island selection={island} seen={seen} />
      {island.moves.value.map(({ action }) => (
        <button key={action} type="button" onClick={() => selection.press(action)}>
          {sayAction(action, seen).name}
        </button>
      ))}
      <Bar selection={selection} seen={seen} />
      {children}
    </div>
  );
}
