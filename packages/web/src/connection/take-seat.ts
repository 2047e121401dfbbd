/** Sits down at a table of the server, in one step: a name, random bytes, and the secret stored on the device. */

import { setting } from '../app/settings.ts';
import { sitDown } from './api.ts';
import { refusalText } from './refusal-text.ts';
import { randomBytes, saveSeat, seatAt } from './seat-secrets.ts';
import { isMadeUp, myName } from './travel-names.ts';

interface SeatChoice {
  /** Without one the first that is free is taken. */
  readonly seat?: number;
  /** As the guest typed it, or left it as it was suggested; one gets the suggestion where there is none. */
  readonly name?: string;
  /** Whether the game has begun: its shuffle is done, and has nothing of ours in it. */
  readonly isLate: boolean;
}

/** The words of the refusal, or an empty text. */
export async function takeSeat(table: string, { seat, name, isLate }: SeatChoice): Promise<string> {
  const bytes = randomBytes();
  const chosen = name?.trim() || myName(setting('name').value);
  const before = seatAt(table)?.secret;
  const reply = await sitDown(table, { name: chosen, bytes }, seat, before);
  if (!reply.ok) return refusalText(reply.error);
  // A name that was made up is for this visit; one's own is for the next one too.
  if (!isMadeUp(chosen)) setting('name').value = chosen;
  saveSeat(table, reply.value.secret, isLate ? '' : bytes);
  return '';
}
