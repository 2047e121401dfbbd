/** Games of this device that branch off others. */

import type { Opening, Table } from '@tokaido/table';
import { branchStartError, foldTable, gameOf, recordsOf } from '@tokaido/table';
import { addBranches } from './branch-rules.ts';
import type { BranchSetup } from './branch-setup.ts';
import type { Environment } from './environment.ts';
import type { Birth } from './games.ts';
import { openingOf } from './games.ts';
import { loadRules } from './load-rules.ts';
import type { DeviceLog } from './log-store.ts';
import { LocalTableError } from './messages.ts';

type OpenTable = (opening: Opening, birth: Partial<Birth>) => Promise<string>;

/** The length of a phrase that nobody chose. */
const PHRASE_BYTES = 6;

/** Opens a branch, or another one from the moment at which the branch with this id began; answers with its id. */
export async function openBranch(
  from: BranchSetup | string,
  { random }: Pick<Environment, 'random'>,
  log: DeviceLog,
  open: OpenTable,
): Promise<string> {
  addBranches();
  const setup = typeof from === 'string' ? await setupOf(from, log) : from;
  const { seats, board, record, parent, move, seat } = setup;
  const cards = setup.cards === 'lay' ? 'lay' : { deal: random(PHRASE_BYTES) };
  const branch = { record, parent, move, seat, cards } as const;
  const records = recordsOf(branch);
  if (!records.ok) throw new LocalTableError('bad-setup', records.error);
  const { game, options, version, seed, mix } = records.value.begun;
  const plan = { game, options: options.replace(/^players=\d+ ?/, ''), board, seats };
  const opening = { ...openingOf(plan), branch };
  await loadRules(opening.plan);
  const problem = branchStartError(gameOf(opening.plan).game, branch, seats.length);
  if (problem !== null || seats[seat]?.kind !== 'me')
    throw new LocalTableError('bad-setup', problem ?? 'nobody would play');
  // Where the shuffle goes on, it is that of the game that is left.
  const goesOn = seed === null ? {} : { mix };
  return open(opening, { began: { rules: version, ...goesOn }, ...(seed !== null && { secret: seed }) });
}

async function setupOf(id: string, logs: DeviceLog): Promise<BranchSetup> {
  const log = await logs.open(id);
  const table = log.ok ? foldTable(log.entries) : null;
  if (table?.branch === undefined) throw new LocalTableError('no-table', 'this is no branch of this device');
  const { record, parent, move, seat, cards } = table.branch;
  return {
    record,
    parent,
    move,
    seat,
    cards: cards === 'lay' ? 'lay' : 'dealt',
    board: table.plan.board,
    seats: table.seats.map(seatAgain),
  };
}

function seatAgain({
  kind,
  name,
  level,
  temper,
  color,
}: Table['seats'][number]): BranchSetup['seats'][number] {
  if (kind === 'person') return { kind: 'me', name, color };
  return { kind: 'bot', name, level, color, ...(temper !== undefined && { temper }) };
}
