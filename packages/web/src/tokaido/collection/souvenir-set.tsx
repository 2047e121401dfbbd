/** My souvenirs by kind: what I hold, what I am about to add, and what a missing kind would bring. */

import type { State } from '@tokaido/tokaido';
import { SOUVENIR_TYPE, SOUVENIRS } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { Legend, Souvenir } from '../../art/art.tsx';
import { playerAt } from '../players.ts';
import { type Cell, souvenirsOf } from './holdings.ts';
import './souvenir-set.css';

interface SetRowProps {
  /** The position with the basket bought. */
  readonly s: State;
  readonly seat: number;
  /** Ids of souvenirs in the basket. */
  readonly adding: readonly string[];
}

export function SetRow({ s, seat, adding }: SetRowProps) {
  const cells = souvenirsOf(s, playerAt(s, seat));
  return (
    <div class="set">
      <h3>
        {t('sheets.mySet')}
        <small>{kindsHeld(cells)}</small>
      </h3>
      <ul class="set-row">
        {cells.map((cell) => {
          const isNew = adding.some((card) => SOUVENIR_TYPE[SOUVENIRS.indexOf(card)] === cell.type);
          return (
            <li key={cell.kind} class={`cell ${isNew ? 'new' : cell.count > 0 ? 'held' : 'todo'}`}>
              <KindSign cell={cell} />
              <span class="sr-only">{nameOf('types', cell.kind)} </span>
              <span>{cellWords(cell)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function kindsHeld(cells: readonly Cell[]): string {
  return t('sheets.kinds', { n: cells.filter(({ count }) => count > 0).length, all: cells.length });
}

export function cellWords({ count, next }: Cell): string {
  return count > 0 ? t('sheets.set.held', { n: count }) : t('sheets.set.next', { n: next });
}

export function KindSign({ cell: { kind, cards } }: { readonly cell: Cell }) {
  return kind === 'offering' ? <Legend id={cards[0] ?? ''} /> : <Souvenir kind={kind} />;
}
