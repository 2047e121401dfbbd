/** Why nothing can be taken back now. */

import type { TableModel } from '../model.ts';

/** By its words: in general, my move drew something, or the turn has passed on. */
export type WhyNoUndo = 'says' | 'drawn' | 'passed';

/** The table only refuses; the journal says why. All of it is shown by the time somebody asks. */
export function whyNoUndo({ seen, journal, info }: Pick<TableModel, 'seen' | 'journal' | 'info'>): WhyNoUndo {
  const { me = -1, turn = null } = seen.peek() ?? {};
  const acts = journal.peek().filter(({ kind }) => kind === 'act');
  if (!acts.some(({ seat }) => seat === me)) return 'says';
  const last = acts.at(-1);
  if (last?.seat !== me || last.by !== 'person') return 'passed';
  // A bot that is asked still waits; a person is not held up.
  const next = turn === null || turn.seat === me ? undefined : info.peek().seats[turn.seat];
  return next?.kind === 'person' && !next.standIn ? 'passed' : 'drawn';
}
