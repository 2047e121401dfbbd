/** The files of a data folder. Beside the database SQLite keeps `-wal` and `-shm`, which belong to it. */

import { join } from 'node:path';

export const dataFile = (folder: string) => join(folder, 'tokaido.db');
/** Held by the process that serves the folder; empty. */
export const lockFile = (folder: string) => join(folder, 'tokaido.lock');
