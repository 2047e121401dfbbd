/** All that a player has, board by board. */

import type { JSX } from 'preact';
import { Sheet } from '../../table/sheet/sheet.tsx';
import type { TableModel } from '../model.ts';

interface CollectionProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly onClose: () => void;
}

export function CollectionSheet({ onClose }: CollectionProps): JSX.Element {
  return <Sheet title="" onClose={onClose} />;
}
