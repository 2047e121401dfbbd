/** A table of the server in the list of journeys: who is there, and how it stands or ended. */

import '@tokaido/words/locales/en/open-tables';
import '@tokaido/words/locales/en/settings';
import { list, t } from '@tokaido/words';
import type { TableNote } from '../../connection/table-note.ts';
import type { OpenTable } from '../home/online-tables.ts';

/** `Aki, Ben and 2 bots`. */
export function heldTitle(note: TableNote | undefined): string {
  if (note === undefined || note.game === '') return t('open.held.unknown');
  const company = [...note.people, ...(note.bots > 0 ? [t('home.bots', { bots: note.bots })] : [])];
  return company.length > 0 ? list(company) : t('open.held.alone');
}

/** `now` is what the server has just said; without it the last that is remembered counts. */
export function heldState(note: TableNote | undefined, now: OpenTable | undefined): string {
  if (now?.yours === true) return t('open.held.yours');
  if (now !== undefined && now.awaited !== '') return t('open.held.theirs', { name: now.awaited });
  if (note === undefined) return '';
  const { phase, result } = note;
  if (result === undefined) return t(`open.held.${phase}`);
  return `${t('journeys.place', { place: result.place, players: result.players })}, ${t('journeys.points', { points: result.points })}`;
}
