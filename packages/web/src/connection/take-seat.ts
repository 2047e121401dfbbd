/** Sits down at a table of the server, in one step: a name, random bytes, and the secret stored on the device. */

import { setting } from '../app/settings.ts';
import { sitDown } from './api.ts';
import { refusalText } from './refusal-text.ts';
import { randomBytes, saveSeat } from './seat-secrets.ts';
import { myName } from './travel-names.ts';

interface SeatChoice {
  /** Without one the first that is free is taken. */
  readonly seat?: number;
  /** Whether the game has begun: its shuffle is done, and has nothing of ours in it. */
  readonly isLate: boolean;
}

/** The words of the refusal, or an empty text. */
export async function takeSeat(table: string, { seat, isLate }: SeatChoice): Promise<string> {
  const bytes = randomBytes();
  const reply = await sitDown(table, { name: myName(setting('name').value), bytes }, seat);
  if (!reply.ok) return refusalText(reply.error);
  saveSeat(table, reply.value.secret, isLate ? '' : bytes);
  return '';
}
