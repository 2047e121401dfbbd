/** What the page itself refuses, before or after it asks a table. */

import type { Refused } from '@tokaido/table';

export const CLOSED: Refused = { code: 'stopping', message: 'the connection to the table is closed' };
export const BUSY: Refused = { code: 'busy', message: 'another decision is under way' };
export const NOT_YOURS: Refused = { code: 'not-your-turn', message: 'it is not your turn' };
export const NO_UNDO: Refused = { code: 'no-undo', message: 'nothing can be taken back now' };
export const BYES: Readonly<Record<string, Refused>> = {
  reload: { code: 'old-client', message: 'the page is older than the server' },
  gone: { code: 'no-table', message: 'the table is gone' },
};
