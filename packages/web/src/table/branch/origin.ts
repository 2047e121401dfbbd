/** The moment at which a branch leaves a game, with all that its sheet shows of it. */

import type { BranchSetup } from '../../worker/branch-setup.ts';
import type { DeviceInfo } from '../model.ts';

export interface BranchOrigin {
  /** The record of the game, as text. */
  readonly record: string;
  /** The address of its replay. */
  readonly address: string;
  readonly info: Pick<DeviceInfo, 'seats' | 'board'>;
  /** How many moves have been made. */
  readonly move: number;
  /** The seat that is offered first; whoever looks on may take any. */
  readonly seat: number;
  /** The seat of whoever looks on; −1 for none. */
  readonly you: number;
  readonly names: readonly string[];
  /** The points of each seat at that moment. */
  readonly points: readonly number[];
  /** How it ended, as far as that may be told; empty otherwise. */
  readonly was: readonly number[];
  /** What lies face down is `hidden`; `open` where nothing does. */
  readonly cards: 'hidden' | 'open';
  /** Whether cards may be left as they lay: the game is over. `drawn` where the shuffle cannot go on. */
  readonly lay: 'lay' | 'lay-drawn' | null;
}

/** The level of bots that take the seats of people, where they are not all of one. */
export const FOR_PEOPLE = 'porter';

/** Everybody at the table of a branch. `company` is the level of all bots; empty for those who sat there. */
export function branchSeats(
  { info, you }: Pick<BranchOrigin, 'info' | 'you'>,
  mine: number,
  company: string,
): BranchSetup['seats'] {
  return info.seats.map(({ kind, name, level, temper, color }, seat) => {
    const colored = color === undefined ? {} : { color };
    if (seat === mine) return { kind: 'me', name: seat === you ? name : '', ...colored };
    const isBot = kind === 'bot';
    // A bot in somebody's place does not go by their name.
    const bot = { kind: 'bot', name: isBot ? name : '', ...colored } as const;
    if (company !== '') return { ...bot, level: company };
    if (!isBot) return { ...bot, level: FOR_PEOPLE };
    return { ...bot, level, ...(temper !== undefined && { temper }) };
  });
}
