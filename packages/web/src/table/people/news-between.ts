/** What is new at a table beside the game, in words, from one state of it to the next. */

import '@tokaido/words/locales/en/company';
import type { TableInfo } from '@tokaido/table';
import { nameAtSeat, t } from '@tokaido/words';

interface Reader {
  /** My seat; −1 for none. */
  readonly you: number;
  /** My seat in the state before. */
  readonly was: number;
  /** I was the host when I last saw the table. */
  readonly wasHost: boolean;
}

export function newsBetween(before: TableInfo, after: TableInfo, reader: Reader): readonly string[] {
  return [
    ...leavers(before, after, reader),
    ...readmissions(before, after),
    ...hostNews(before, after, reader),
    ...undoNews(before, after, reader),
  ];
}

/** Seats keep their places, except when the game begins. */
function leavers(before: TableInfo, after: TableInfo, { was }: Reader): string[] {
  if (before.phase !== after.phase) return [];
  return before.seats.flatMap(({ kind, name }, seat) => {
    const now = after.seats[seat]?.kind;
    if (kind !== 'person' || now === 'person' || seat === was) return [];
    if (isNewlyRemoved(name, before, after)) return [t('company.removed.news', { name })];
    return [t(after.phase === 'lobby' ? 'company.left.lobby' : 'company.left.game', { name })];
  });
}

/** Whether the host has had them stand up: those who were removed are told by name. */
function isNewlyRemoved(
  name: string,
  { removed: before = [] }: TableInfo,
  { removed: after = [] }: TableInfo,
): boolean {
  const known = new Set(before.map(({ guest }) => guest));
  return after.some((one) => !known.has(one.guest) && one.name === name);
}

function readmissions({ removed: before = [] }: TableInfo, { removed: after = [] }: TableInfo): string[] {
  const gone = new Set(after.map(({ guest }) => guest));
  return before.flatMap(({ guest, name }) => (gone.has(guest) ? [] : [t('company.readmit.news', { name })]));
}

function hostNews(before: TableInfo, after: TableInfo, { you, wasHost }: Reader): string[] {
  const host = after.seats.findIndex((seat) => seat.host);
  if (host < 0) return [];
  const name = nameAtSeat(host, after);
  if (wasHost) return host === you ? [] : [t('company.host.while', { name })];
  const old = before.seats.findIndex((seat) => seat.host);
  if (before === after || before.phase !== after.phase || before.seats.length === 0 || old === host)
    return [];
  return [host === you ? t('company.host.you') : t('company.host.now', { name })];
}

function undoNews({ undo: before }: TableInfo, after: TableInfo, { you }: Reader): string[] {
  const { undo } = after;
  if (undo === undefined || undo.state === 'asked' || before?.state === undo.state) return [];
  const name = nameAtSeat(undo.seat, after);
  if (undo.state === 'lapsed') return [t('company.undo.lapsed')];
  if (undo.state === 'granted')
    return [undo.seat === you ? t('company.undo.grantedMine') : t('company.undo.granted', { name })];
  const by = undo.by ?? -1;
  return [
    by === you ? t('company.undo.refusedMine') : t('company.undo.refused', { name: nameAtSeat(by, after) }),
  ];
}
