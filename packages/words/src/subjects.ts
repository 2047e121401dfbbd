/** The subjects of the sentences of a journal line: `you`, a name, or whoever acted in the sentence before. */

import { t } from './messages/index.ts';
import type { JournalLine, Seated } from './seen.ts';

/** The values with which a message says who acts. */
export type Subject = Readonly<Record<'who' | 'name', string>>;

/** The seat that sentences call `you`: mine, or −1 for none where several people share the device. */
export function yourSeat({ me }: { readonly me: number }, { isShared }: Seated): number {
  return isShared === true ? -1 : me;
}

/** Gives each sentence its subject, one sentence after the other. */
export function subjects(
  line: Pick<JournalLine<unknown>, 'by' | 'seat'>,
  you: number,
  nameAt: (seat: number) => string,
): (seat: number) => Subject {
  let last = -2;
  return (seat) => {
    const who = seat === you ? 'you' : seat === last ? 'same' : 'other';
    last = seat;
    const name = nameAt(seat);
    const byBot = line.by === 'stand-in' && seat === line.seat;
    return { who, name: byBot ? t('say.standIn', { name }) : name };
  };
}
