/** The first game: the base game with three gentle bots, in which everything explains itself and the coach speaks up. */

import { settings } from '../app/settings.ts';
import { markFirstGame } from '../table/first-lines/met-topics.ts';
import { newLocal } from '../table/open-local.ts';

const BOTS = 3;
const LEVEL = 'porter';

/** Lays the table and says where it stands. Rejects with a `LocalTableError` where none can be laid. */
export async function startFirstGame(): Promise<string> {
  const bot = { kind: 'bot', level: LEVEL, name: '' } as const;
  const me = { kind: 'me', name: settings.name.peek() } as const;
  const id = await newLocal({ options: '', seats: [me, ...Array.from({ length: BOTS }, () => bot)] });
  // Whoever asks for it wants both, whatever they said before.
  settings.explain.value = true;
  settings.coach.value = true;
  markFirstGame(id);
  return `/g/${id}`;
}
