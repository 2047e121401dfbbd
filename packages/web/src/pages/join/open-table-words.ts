/** A row of the list of open tables in words. */

import '@tokaido/words/locales/en/open-tables';
import '@tokaido/words/locales/en/online';
import type { OpenTable } from '@tokaido/table';
import { list, nameOf, t } from '@tokaido/words';
import { playedWords } from '../new-table/played-words.ts';
import { paceWords } from '../new-table/table-words.ts';

/** `Aki, Ben and 2 bots`. */
export function companyWords({ seats }: Pick<OpenTable, 'seats'>): string {
  const people = seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const company = [...people, ...(bots > 0 ? [t('home.bots', { bots })] : [])];
  return company.length === 0 ? t('online.join.empty') : list(company);
}

/** `Base game · No clock`. */
export function gameWords(table: OpenTable): string {
  const played = table.game === 'duo' ? t('online.game.duo') : playedWords(table);
  return `${played} · ${paceWords(table.pace)}`;
}

/** `2 seats are free · bots: Pilgrim`, `leg 2 of 4 · bots: Porter`. */
export function stateWords(table: OpenTable): string {
  const bots = botsAt(table);
  const parts = [
    table.phase === 'lobby' ? t('online.door.free', { n: table.free }) : progressWords(table),
    ...(table.offer === 'inn' ? [t('open.relief', { n: table.free })] : []),
    ...(bots.length > 0 ? [t('open.bots', { bots: list(bots) })] : []),
    ...(table.here === 0 ? [t('open.away')] : []),
  ];
  return parts.join(' · ');
}

function progressWords({ game, stage }: OpenTable): string {
  return game === 'duo'
    ? t('open.turn', { turn: stage })
    : t('open.leg', { leg: Math.min(4, Math.max(1, stage)) });
}

/** The levels of the bots that play, and in a lobby of those that would take the free seats, each once. */
function botsAt({ seats, phase, level }: OpenTable): readonly string[] {
  const playing = seats.filter(({ kind, standIn }) => kind === 'bot' || standIn);
  const levels = [...playing.map((seat) => seat.level), ...(phase === 'lobby' ? [level] : [])];
  return [...new Set(levels)].map((id) => nameOf('level', id));
}

/** The one thing that can be done there. */
export function offerWords({ offer, game }: OpenTable): string {
  if (offer === 'sit') return t('online.door.sit');
  if (offer === 'watch') return t('open.watch');
  return t(game === 'duo' ? 'open.relieve' : 'open.inn');
}
