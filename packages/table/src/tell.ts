/** What a table shows to a seat or a spectator. Everything here is built from what that viewer may know. */

import { reaches, SPECTATOR } from '@tokaido/kernel';
import { legalWords, mayUndo } from './check-action.ts';
import { EXTENSIONS } from './clock.ts';
import { PROTOCOL } from './constants.ts';
import type { Entry } from './entries.ts';
import type { TableGame } from './games.ts';
import type { Match, Told } from './match.ts';
import type { Clock, News, Said, ServerMessage, Turn } from './messages.ts';
import { colorsAt } from './seat-colors.ts';
import type { Table } from './table.ts';
import { gameAt, pendingOf, rulesAt, seatAt } from './table.ts';
import type { SeatInfo, TableInfo } from './table-info.ts';

type Welcome = Extract<ServerMessage, { readonly t: 'welcome' }>;

export function infoOf(table: Table): TableInfo {
  const { plan, match } = table;
  return {
    id: table.id,
    game: plan.game,
    version: rulesAt(table),
    options: match?.options ?? plan.options,
    ...(plan.board === undefined ? {} : { board: plan.board }),
    pace: plan.pace,
    listed: plan.listed,
    chat: plan.chat,
    takeover: plan.takeover,
    coach: !plan.listed,
    ...(table.phase === 'lobby' && { colors: colorsAt(table) }),
    phase: table.phase,
    seats: table.seats.map(
      ({ kind, name, level, temper, ready, standIn, votes, key, color, coach, start }): SeatInfo => ({
        kind,
        name,
        level,
        ...(temper !== undefined && { temper }),
        ready,
        standIn,
        votes: [...votes],
        host: key !== '' && key === table.host,
        color,
        ...(coach === true && { coach }),
        ...(start === true && { start }),
      }),
    ),
    commit: table.commit,
    bytes: table.phase === 'lobby' ? table.seats.map(({ bytes }) => bytes) : [...table.mix],
    seed: table.phase === 'over' ? table.secret : null,
    ...(table.phase === 'over' && match !== null && { result: resultOf(gameAt(table), match) }),
    next: table.next,
    ...(table.closed && { closed: true }),
    ...removedAt(table),
    ...(table.asking && { undo: table.asking.shown }),
    branch: match?.branch?.info,
  };
}

/** By their places in the list of all who ever were: a key is nobody else's business. */
function removedAt({ removed = [] }: Table): Pick<TableInfo, 'removed'> {
  const guests = removed.flatMap(({ name, back }, guest) => (back ? [] : [{ guest, name }]));
  return guests.length === 0 ? {} : { removed: guests };
}

function resultOf({ game }: TableGame, { state }: Match): NonNullable<TableInfo['result']> {
  const scores = [...game.scores(state)].sort((a, b) => a.seat - b.seat);
  return scores.map(({ place, points }) => ({ place, points }));
}

export function viewOf(table: Table, who: number): unknown {
  return table.match === null ? null : gameAt(table).game.observe(table.match.state, who);
}

export function turnOf(table: Table, who: number): Turn | null {
  const pending = pendingOf(table);
  if (pending === null) return null;
  const { seat, decision, number, details } = pending;
  const turn = { seat, decision, number, details, undo: who !== SPECTATOR && mayUndo(table, who) };
  return who === seat ? { ...turn, legal: legalWords(table) } : turn;
}

export function clockOf(table: Table, now: number): Clock | null {
  if (table.deadline === null) return null;
  const pending = pendingOf(table);
  const live = table.plan.pace.kind === 'live';
  return {
    left: Math.max(0, table.deadline - now),
    bank: pending === null ? 0 : seatAt(table, pending.seat).bank,
    extends: live ? EXTENSIONS - table.extended : 0,
  };
}

/** What is left of everybody's bank; nothing where there are none. */
export function banksOf({ plan, phase, seats }: Table): { readonly banks?: number[] } {
  return plan.pace.kind === 'live' && phase !== 'lobby' ? { banks: seats.map(({ bank }) => bank) } : {};
}

/** An entry as a viewer may know it. `told` is what the game told when it was applied. */
export function newsOf(entry: Entry, n: number, told: readonly Told[], who: number, back?: number): News {
  const events = told.filter(({ audience }) => reaches(audience, who)).map(({ event }) => event);
  const seat = 'seat' in entry ? entry.seat : -1;
  const news: News = {
    n,
    seat,
    kind: kindOf(entry),
    by: entry.kind === 'acted' ? entry.by : 'person',
    events,
  };
  if (back === undefined) return news;
  return { ...news, back, ...(entry.kind === 'undone' && entry.keep !== undefined && { all: true }) };
}

function kindOf({ kind }: Entry): News['kind'] {
  if (kind === 'began') return 'begin';
  if (kind === 'acted') return 'act';
  return kind === 'undone' ? 'undo' : 'lobby';
}

/** Whether an entry changes the result of `infoOf`. */
export function changesInfo(entry: Entry, before: Table['phase'], after: Table['phase']): boolean {
  if (entry.kind === 'acted') return before !== after || entry.late === true;
  return !['undone', 'extended', 'paused'].includes(entry.kind);
}

/** Who is connected, and for how long the others have not been. */
export type Here = Pick<Welcome, 'present' | 'away'>;

export function welcomeFor(
  table: Table,
  who: number,
  now: number,
  here: Here,
  news: readonly News[],
  talk: readonly Said[],
): Welcome {
  return {
    t: 'welcome',
    protocol: PROTOCOL,
    n: table.n,
    you: who,
    info: infoOf(table),
    view: viewOf(table, who),
    turn: turnOf(table, who),
    clock: clockOf(table, now),
    ...here,
    ...banksOf(table),
    news: [...news],
    talk: [...talk],
  };
}
