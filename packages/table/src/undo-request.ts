/**
 * Undo by agreement. What a decision brought to light cannot be hidden again, so the people at the table are asked:
 * when all of them agree, the game goes back to before the decision and whatever came after it. The shuffle does not
 * change: the same moves bring the same cards again.
 */

import type { SealedChance } from '@tokaido/kernel';
import { mayUndo, staleTurn } from './check-action.ts';
import { GRACE } from './constants.ts';
import type { EntryBody, Made, World } from './decision.ts';
import type { Says } from './entries.ts';
import { NOT_PLAYING, NOT_SEATED, refuse } from './refuse.ts';
import type { Table } from './table.ts';
import { gameAt, matchOf, pendingOf, rulesAt, seatAt, seatOfKey } from './table.ts';
import type { UndoInfo } from './table-info.ts';

/** How long the others have to answer, and where a move takes days. */
export const UNDO_ANSWER = 60_000;
const UNDO_ANSWER_BY_LETTER = 86_400_000;

const NOTHING_ASKED = refuse('not-now', 'nobody asks to take anything back');

type UndoSays = Extract<Says, { readonly undo: string }>;

export function askUndo(
  table: Table,
  key: string,
  { number }: { readonly number: number },
  world: World,
): Made {
  const seat = seatOfKey(table, key);
  if (seat < 0) return NOT_SEATED;
  const pending = table.phase === 'playing' ? pendingOf(table) : null;
  if (pending === null) return NOT_PLAYING;
  if (pending.number !== number) return staleTurn(pending.number);
  if (mayUndo(table, seat)) return { kind: 'undone', seat };
  if (table.asking?.shown.state === 'asked') return refuse('not-now', 'somebody asks already');
  const { moves, branch } = matchOf(table);
  const keep = moves.map((move) => move.seat === seat && move.by === 'person').lastIndexOf(true);
  const last = moves[keep];
  if (last === undefined || branch !== undefined || seatAt(table, seat).standIn)
    return refuse('no-undo', 'there is no decision of yours to take back');
  if (table.declined?.includes(last.n)) return refuse('declined', 'the others want this decision to stand');
  const others = peopleBeside(table, seat);
  const of = others.filter((other) => isByLetter(table) || world.awayFor(other) < GRACE);
  if (of.length === 0 && others.length > 0) return refuse('not-now', 'nobody is there who could agree');
  const ask = saying(seat, { undo: 'ask', keep, of });
  return of.length === 0 ? [ask, { kind: 'undone', seat, keep }] : ask;
}

export function answerUndo(
  table: Table,
  key: string,
  { agree }: { readonly agree: boolean },
  world: World,
): Made {
  const seat = seatOfKey(table, key);
  const { asking } = table;
  if (seat < 0) return NOT_SEATED;
  if (asking?.shown.state !== 'asked' || isTooLate(table, world.now)) return NOTHING_ASKED;
  if (seat === asking.shown.seat) return agree ? NOTHING_ASKED : saying(seat, { undo: 'withdraw' });
  if (!agree) return saying(seat, { undo: 'refuse' });
  const granted = grant(table, seat);
  const yes = saying(seat, { undo: 'agree' });
  return granted === null ? yes : [yes, granted];
}

/** What becomes of a request without another answer: its time is over, or those who had not answered have left. */
export function overdueUndo(table: Table, { now }: World): EntryBody | null {
  const { asking } = table;
  if (asking?.shown.state !== 'asked') return null;
  const { seat } = asking.shown;
  const isOver = isTooLate(table, now) || seatAt(table, seat).kind !== 'person';
  return isOver ? saying(seat, { undo: 'lapse' }) : grant(table);
}

/** Where a move takes days, so may an answer, and nobody counts as away. */
function isByLetter({ plan }: Table): boolean {
  return plan.pace.kind === 'correspondence';
}

function isTooLate(table: Table, now: number): boolean {
  const patience = isByLetter(table) ? UNDO_ANSWER_BY_LETTER : UNDO_ANSWER;
  return now - (table.asking?.at ?? now) >= patience;
}

/** The undo itself, once everybody who was asked and is still there agrees; `also` has just done so. */
function grant(table: Table, also = -1): EntryBody | null {
  const { asking } = table;
  if (asking === undefined) return null;
  const { seat: asker, of, agreed } = asking.shown;
  const others = peopleBeside(table, asker);
  const open = of.filter((seat) => others.includes(seat) && seat !== also && !agreed.includes(seat));
  return open.length > 0 ? null : { kind: 'undone', seat: asker, keep: asking.keep };
}

/** Ready they all are: the game has begun. */
function saying(seat: number, says: UndoSays): EntryBody {
  return { kind: 'ready', seat, ready: true, says };
}

/** The seats of the other people; bots are not asked, neither are those that play for somebody. */
function peopleBeside(table: Table, seat: number): number[] {
  return table.seats.flatMap(({ kind, standIn }, i) =>
    i !== seat && kind === 'person' && !standIn ? [i] : [],
  );
}

export function applyUndo(table: Table, seat: number, says: UndoSays, at: number): void {
  const { asking } = table;
  if (says.undo === 'ask') {
    const shown: UndoInfo = { seat, of: [...says.of], agreed: [], state: 'asked' };
    table.asking = { keep: says.keep, at, shown };
  } else if (asking === undefined || says.undo === 'withdraw') delete table.asking;
  else if (says.undo === 'agree') show(table, { agreed: [...asking.shown.agreed, seat] });
  else {
    show(table, says.undo === 'refuse' ? { state: 'refused', by: seat } : { state: 'lapsed' });
    const decision = matchOf(table).moves[asking.keep];
    if (decision !== undefined) table.declined = [...(table.declined ?? []), decision.n];
  }
}

/** What is shown is never changed itself: it may be on its way to somebody. */
function show(table: Table, change: Partial<UndoInfo>): void {
  const { asking } = table;
  if (asking !== undefined) table.asking = { ...asking, shown: { ...asking.shown, ...change } };
}

/** Plays the game again up to where it goes back to; the record will say so. */
export function rewind(table: Table, seat: number, keep: number, chance: SealedChance): void {
  const { game } = gameAt(table);
  const match = matchOf(table);
  const options = game.rules.parseOptions(match.options);
  // They are the match's own.
  if (!options.ok) throw new Error(options.error);
  const dealer = { chance, tell: null };
  const state = game.setup(options.value, dealer, rulesAt(table));
  for (const { action } of match.moves.slice(0, keep))
    game.play(state, game.rules.parse(action) ?? 0, dealer);
  const rewound = { decision: keep + 1, seat, count: match.moves.length - keep };
  Object.assign(match, {
    state,
    base: state,
    barrier: keep,
    moves: match.moves.slice(0, keep),
    rewound: [...(match.rewound ?? []), rewound],
  });
  show(table, { state: 'granted' });
}
