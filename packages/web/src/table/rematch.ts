/** Once more: the same people at a new table, each one seat on. */

import { go } from '../app/router.ts';
import { refusalText } from '../connection/refusal-text.ts';
import { copySeat } from '../connection/seat-secrets.ts';
import { copyMuted } from './chat/chat.ts';
import type { TableModel } from './model.ts';

/** The address of the next table, once there is one. */
export function nextAddress(model: Pick<TableModel, 'info' | 'local'>): string | null {
  const { next } = model.info.value;
  if (next === null) return null;
  return model.local ? `/g/${next}` : `/t/${next}`;
}

/** Goes to the next table with the seat one had. */
export function followNext(model: TableModel): void {
  const address = nextAddress(model);
  if (address === null) return;
  const { id, next } = model.info.value;
  // Also a seat that is lost: whoever was removed is known by it.
  if (!model.local && next !== null) copySeat(id, next);
  if (next !== null) copyMuted(id, next);
  go(address);
}

/** Asks for a rematch and goes there; the words of the refusal, or none. */
export async function walkAgain(model: TableModel): Promise<string> {
  if (nextAddress(model) === null) {
    const refused = await model.command({ t: 'rematch' });
    if (refused !== null) return refusalText(refused);
    await nextKnown(model);
  }
  followNext(model);
  return '';
}

/** The address comes with the table's next message, which may be a moment later than the answer. */
function nextKnown(model: TableModel): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience);
      stop();
      resolve();
    };
    const patience = setTimeout(done, 4000);
    const stop = model.info.subscribe(({ next }) => {
      // Not at once: the first call comes before there is anything to stop.
      if (next !== null) queueMicrotask(done);
    });
  });
}
