/** The journal and what happened while I waited, fetched once the table is there: nobody reads them before. */

import { later } from '../table/screen/later.tsx';

const lines = () => import('./journal-lines.tsx');

export const JournalPanel = later(async () => (await lines()).JournalPanel);
export const WhileYouWaited = later(async () => (await lines()).WhileYouWaited);
