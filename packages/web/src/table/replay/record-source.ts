/** A game from a record alone, such as one in a file or a link: who sat there is what the record says. */

import type { GameLink, GameRecord } from '@tokaido/kernel';
import { SPECTATOR } from '@tokaido/kernel';
import type { SeatInfo } from '@tokaido/table';
import { LEVEL_IDS, TEMPER_IDS } from '../../app/settings.ts';
import { unknownTable } from '../known-table.ts';
import type { DeviceInfo } from '../model.ts';
import type { ReplaySource } from './replay.ts';

/** Beside the record: what a link says of the seats. */
export type SeatHints = Pick<GameLink, 'colors' | 'seat'>;

export interface RecordPlace {
  readonly address: string;
  readonly home: string;
  readonly board?: string | undefined;
  /** The colors of the game's own table, where no link brings others. */
  readonly usualColors?: readonly number[] | undefined;
}

export function recordSource(
  record: GameRecord,
  seats: number,
  hints: SeatHints,
  { address, home, board, usualColors }: RecordPlace,
): ReplaySource {
  const colors = hints.colors.length > 0 ? hints.colors : (usualColors ?? []);
  const info: DeviceInfo = {
    ...unknownTable('replay', record.game).info,
    version: record.version,
    options: record.options,
    ...(board === undefined ? {} : { board }),
    phase: 'over',
    seats: Array.from({ length: seats }, (_, seat) =>
      seatOf(record.seats[seat] ?? '', seat, colors[seat] ?? seat),
    ),
    commit: record.commit ?? '',
    seed: record.seed,
    isShared: true,
  };
  const isSeat = hints.seat >= 0 && hints.seat < seats;
  return { record, info, you: SPECTATOR, from: isSeat ? hints.seat : SPECTATOR, address, home };
}

/** A record names a bot by its level and temper, and a person without a name by the number of their seat. */
function seatOf(name: string, seat: number, color: number): SeatInfo {
  const [level = '', temper = ''] = name.split('+');
  const isBot = (LEVEL_IDS as readonly string[]).includes(level);
  const isNameless = isBot || name === `seat ${seat + 1}`;
  return {
    kind: isBot ? 'bot' : 'person',
    name: isNameless ? '' : name,
    level: isBot ? level : '',
    ...((TEMPER_IDS as readonly string[]).includes(temper) && isBot && { temper }),
    ready: true,
    standIn: false,
    votes: [],
    host: false,
    color,
  };
}
