/** "Find me a table": a seat at one that fits what I set up last, or at a new one. */

import type { OpenTable, Plan, SeatPlan } from '@tokaido/table';
import { settings } from '../../app/settings.ts';
import { findTable } from '../../connection/api.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { randomBytes, saveSeat, seatAt, seatedTables } from '../../connection/seat-secrets.ts';
import { myName } from '../../connection/travel-names.ts';
import type { Draft } from '../new-table/draft.ts';
import { draftError, newDraft, planOf, setListed } from '../new-table/draft.ts';
import { savedDraft } from '../new-table/saved-setup.ts';

/** As many as the server wants to hear of. */
const MOST_NAMED = 50;

/** What I set up last, with room for strangers: bots take the seats that stay free. */
export function wishedPlan(draft: Draft): Plan {
  const fitting = draftError(draft) === null ? draft : newDraft(draft.level, draft.game);
  const openSeat = (seat: SeatPlan): SeatPlan => (seat.kind === 'bot' ? { kind: 'open' } : seat);
  const wished = setListed(
    {
      ...fitting,
      seats: fitting.seats.map(openSeat),
      duo: { ...fitting.duo, seats: fitting.duo.seats.map(openSeat) },
    },
    true,
  );
  return planOf({ ...wished, takeover: true }, null);
}

/** The address of the table, or the words of the refusal. */
export type Found = { readonly address: string } | { readonly error: string };

/** Whoever waits at an open table already is brought back there. */
export async function findMe(shown: readonly OpenTable[]): Promise<Found> {
  const mine = shown.find(({ id, phase }) => phase === 'lobby' && seatAt(id) !== null);
  if (mine !== undefined) return { address: `/t/${mine.id}` };
  const bytes = randomBytes();
  const { level, game, name } = settings;
  const plan = wishedPlan(savedDraft(level.value, game.value));
  const guest = { name: myName(name.value), bytes };
  const reply = await findTable(plan, guest, seatedTables().slice(0, MOST_NAMED));
  if (!reply.ok) return { error: refusalText(reply.error) };
  saveSeat(reply.value.table, reply.value.secret, bytes);
  return { address: `/t/${reply.value.table}` };
}
