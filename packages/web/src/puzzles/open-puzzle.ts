/** A puzzle as a table: the position as its seat sees it. Whoever solves it is that seat; bots sit at the others. */

import type { Puzzle } from '@tokaido/bots/puzzle';
import type { GameRecord, Result } from '@tokaido/kernel';
import { fail, ok, recordFromCompact, replay, writeGameLink } from '@tokaido/kernel';
import type { SeatInfo } from '@tokaido/table';
import { FOR_PEOPLE } from '../table/branch/origin.ts';
import type { GameClient } from '../table/game.ts';
import { unknownTable } from '../table/known-table.ts';
import { engineFor, linkAddress } from '../table/replay/game-link.ts';
import { clientOf } from '../table/replay/read-link.ts';
import type { Replay, ReplaySource } from '../table/replay/replay.ts';
import { openPosition } from '../table/replay/replay.ts';
import { gameOfId } from './puzzle-data.ts';

/** The error is a sentence in English: why the position cannot be shown. */
export async function openPuzzle(puzzle: Puzzle): Promise<Result<Replay>> {
  const options = decodeURIComponent(puzzle.record.split('.')[1] ?? '').replaceAll('~', ' ');
  const client = await clientOf(gameOfId(puzzle.id) ?? '', options);
  const engine = client === null ? fail('this program does not know the game') : engineFor(client, undefined);
  if (client === null || !engine.ok) return fail(engine.ok ? '' : engine.error);
  const record = recordFromCompact(engine.value, puzzle.record);
  if (!record.ok) return record;
  const played = replay(engine.value, record.value);
  if (!played.ok) return played;
  const seats = engine.value.rules.seats(played.value.state);
  const opened = openPosition(sourceOf(puzzle, record.value, seats, client), client);
  if (!opened.ok) return opened;
  const position = opened.value;
  position.goTo(position.length);
  return position.timeline.pendingAt(position.length)?.seat === puzzle.seat
    ? ok(position)
    : fail('it is not the turn of the seat of the puzzle');
}

function sourceOf(
  { id, record: compact, seat }: Puzzle,
  record: GameRecord,
  count: number,
  client: GameClient,
): ReplaySource {
  const { info } = unknownTable(id, record.game);
  const seats = Array.from({ length: count }, (_, i) =>
    seatOf(i === seat ? 'person' : 'bot', client.seatColors?.[i] ?? i),
  );
  return {
    record,
    info: { ...info, version: record.version, options: record.options, phase: 'playing', seats },
    you: seat,
    from: seat,
    address: linkAddress(writeGameLink({ compact, names: [], colors: [], seat, board: '' })),
    home: '/puzzles',
  };
}

function seatOf(kind: 'person' | 'bot', color: number): SeatInfo {
  return {
    kind,
    name: '',
    level: kind === 'bot' ? FOR_PEOPLE : '',
    ready: true,
    standIn: false,
    votes: [],
    host: false,
    color,
  };
}
