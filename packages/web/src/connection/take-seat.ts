/** Sits down at a table of the server, in one step: a name, random bytes, and the secret stored on the device. */

import { setting } from '../app/settings.ts';
import { sitDown } from './api.ts';
import { refusalText } from './refusal-text.ts';
import { randomBytes, saveSeat } from './seat-secrets.ts';
import { myName } from './travel-names.ts';

/** The words of the refusal, or an empty text. Without a seat the first free one is taken. */
export async function takeSeat(table: string, seat?: number): Promise<string> {
  const bytes = randomBytes();
  const reply = await sitDown(table, { name: myName(setting('name').value), bytes }, seat);
  if (!reply.ok) return refusalText(reply.error);
  saveSeat(table, reply.value.secret, bytes);
  return '';
}
