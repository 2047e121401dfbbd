/** What every part of a collection is given, and the points at its right. */

import type { Score } from '@tokaido/kernel';
import type { Player } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import type { Card } from '../../table/sheet/detail.tsx';
import type { Seen, TableModel } from '../model.ts';
import { pointsIn, type RowName } from './holdings.ts';

export interface RowProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly p: Player;
  readonly score: Score;
  readonly onShow: (card: Card) => void;
}

export function Points({ row: name, score }: { readonly row: RowName; readonly score: Score }) {
  const points = pointsIn(name, score);
  return (
    <span class={points === 0 ? 'points none' : 'points'}>
      {points}
      <span class="sr-only"> {t('sheets.pointsWord', { n: points })}</span>
    </span>
  );
}
