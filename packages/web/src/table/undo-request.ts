/** Whether the others can be asked to let a decision of mine be taken back. The table decides; this only offers it. */

import type { TableModel } from './model.ts';

type Asked = Pick<TableModel, 'info' | 'journal'>;

/** Whether there is a decision of mine, nobody asks already, and I have not just asked. */
export function canAskUndo({ info, journal }: Asked, me: number): boolean {
  const { phase, undo, seats } = info.value;
  const isDecided = undo !== undefined && (undo.state === 'asked' || undo.seat === me);
  if (phase !== 'playing' || isDecided || seats[me]?.standIn !== false) return false;
  return journal.value.some(({ kind, seat, by }) => kind === 'act' && seat === me && by === 'person');
}

/** Whether nobody is there to be asked: a decision is taken back at once then. */
export function isAloneWithBots({ info }: Pick<TableModel, 'info'>, me: number): boolean {
  return !info.value.seats.some(({ kind, standIn }, seat) => kind === 'person' && !standIn && seat !== me);
}
