/** Who may have the coach: whoever turned it on, where everybody at the table can see that they did. */

import { setting } from '../../app/settings.ts';
import type { TableModel } from '../model.ts';
import type { NoHelp } from './help.ts';

type Place = Pick<TableModel, 'info' | 'you' | 'local' | 'command'>;

/** Whether the table allows it, apart from what this player wants. */
export function whyNotHere({ info, local }: Pick<Place, 'info' | 'local'>): 'listed' | 'old' | null {
  const { coach, listed } = info.value;
  if (local || coach === true) return null;
  return listed ? 'listed' : 'old';
}

/** Null once help may be given; at a table of the server everybody has been told by then. */
export async function whyNoHelp(model: Place): Promise<NoHelp | null> {
  const why = whyNotHere(model);
  if (why !== null) return why;
  if (!setting('coach').peek()) return 'off';
  return (await light(model, true)) ? null : 'none';
}

/** Tells the others whether I use the coach. */
export async function light({ info, you, local, command }: Place, on: boolean): Promise<boolean> {
  const isLit = info.peek().seats[you.peek()]?.coach === true;
  return local || isLit === on || (await command({ t: 'coach', on })) === null;
}
