/** Remembers of a table where I sit who is there and how it ended, as long as it is open on a page. */

import { effect, untracked } from '@preact/signals';
import type { TableModel } from '../table/model.ts';
import { noteOf, noteTable } from './table-note.ts';

export function keepNote({ info, you }: Pick<TableModel, 'info' | 'you'>): () => void {
  return effect(() => {
    const look = { info: info.value, you: you.value };
    if (look.you >= 0) untracked(() => noteTable(look.info.id, noteOf(look)));
  });
}
