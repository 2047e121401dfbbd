/** A record in a file becomes the link that holds the game: a replay that can be loaded again and passed on. */

import type { Result } from '@tokaido/kernel';
import { fail, ok, readGameLink, recordFromText } from '@tokaido/kernel';
import { deviceStorage } from '../../app/storage.ts';
import { engineFor, linkAddress, linkOf } from './game-link.ts';
import { clientOf } from './read-link.ts';

/** More than any record has: whatever is larger is not read at all. */
const MOST_BYTES = 4_000_000;

/** The address of the replay; the error says in English what is wrong with the file. */
export async function addressOfFile(file: File): Promise<Result<string>> {
  if (file.size > MOST_BYTES) return fail('the file is too long for a record');
  const text = await file.text();
  const link = readGameLink(text);
  if (link.ok) return ok(linkAddress(text.trim().replace(/^.*#/, '')));
  const record = recordFromText(text);
  if (!record.ok) return record;
  const client = await clientOf(record.value.game, record.value.options);
  if (client === null) return fail(`this program does not know the game "${record.value.game}"`);
  const written = await onAnyBoard(
    (board) => linkOf(record.value, client, { board, seats: [] }, -1),
    (board) => engineFor(client, board).ok,
  );
  return written.ok ? ok(linkAddress(written.value)) : written;
}

/** A record only names its board: it is the usual one, or perhaps the one that was loaded here last. */
async function onAnyBoard(
  write: (board: string | undefined) => Promise<Result<string>>,
  canBeRead: (board: string) => boolean,
): Promise<Result<string>> {
  const usual = await write(undefined);
  const { text } = (deviceStorage.get('duoBoard') ?? {}) as { readonly text?: unknown };
  if (usual.ok || typeof text !== 'string' || !canBeRead(text)) return usual;
  const other = await write(text);
  return other.ok ? other : usual;
}
