/** The journal, the move being shown and what happened while I waited, fetched once the table is there: nothing has happened before. */

import { whenIdle } from '../../app/idle.ts';
import { later } from '../../app/load-later.tsx';

const lines = async () => {
  await whenIdle();
  return import('./journal-lines.tsx');
};

export const JournalPanel = later(async () => (await lines()).JournalPanel);
export const WhileYouWaited = later(async () => (await lines()).WhileYouWaited);
export const Running = later(async () => (await lines()).Running);
