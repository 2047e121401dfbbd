/**
 * The format of stored tables: of entries and snapshots, and of the games inside them. Raise it when a log that was
 * written before can no longer be read; a database of another format is refused at start and stays as it is.
 * (A change of the SQL schema alone is a step in migrations.ts instead.)
 *
 * 0: program 0.0, which did not write its format down. 1: talk was part of the log, tables had no shard. 2: games did
 * not say by which rules they are played. 3: program 0.1.0, the first whose data every later one reads.
 */

import { StoreError } from './store.ts';

export const DATA_FORMAT = 3;

/** What a database records about itself; an empty one records nothing. */
export interface Found {
  readonly step: number;
  readonly format: number;
}

const INSTEAD = 'or start with another --data folder or DATABASE_URL. Nothing was changed.';

/** Throws unless this program can use what was found. */
export function checkFormat(found: Found | null, lastStep: number): void {
  if (found === null) return;
  const { step, format } = found;
  if (format < DATA_FORMAT)
    throw new StoreError(
      'older',
      `The stored tables were written by an older version of this program (format ${format}, this one reads ${DATA_FORMAT}): keep using that version, ${INSTEAD}`,
    );
  if (format > DATA_FORMAT || step > lastStep)
    throw new StoreError(
      'newer',
      `The stored tables were written by a newer version of this program (format ${format}.${step}, this one reads ${DATA_FORMAT}.${lastStep}): update the program, ${INSTEAD}`,
    );
}
