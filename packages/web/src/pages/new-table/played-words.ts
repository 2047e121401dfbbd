/** What is played at a table, game by game, in words: for a plan as well as for a table that is open. */

import '@tokaido/words/locales/en/online';
import type { Pace, Plan, TableInfo } from '@tokaido/table';
import { t } from '@tokaido/words';
import { choiceOf } from './draft.ts';
import { DUO_COLORS, firstSeat } from './duo-draft.ts';
import { choiceNames, choiceWords, minutesFor, timeWords, titleWords } from './table-words.ts';

export type Played = Pick<Plan, 'game' | 'options' | 'board'> &
  (Pick<Plan, 'seats'> | Pick<TableInfo, 'seats'>);

/** `Four travelers to Edo`, `Two on the island`. */
export function playedTitle({ game, options, seats }: Played): string {
  if (game === 'duo') return t('online.sum.duo');
  return titleWords(seats.filter(({ kind }) => kind !== 'closed').length, choiceOf(options));
}

/** What differs from a first game of Tokaido, each by its name. */
export function playedNames(played: Played): readonly string[] {
  if (played.game !== 'duo') return choiceNames(choiceOf(played.options));
  const { board } = played;
  return [
    t('online.game.duo'),
    beginsWords(played),
    ...(board === undefined ? [] : [t('online.sum.board', { id: boardId(board) })]),
  ];
}

export function playedWords(played: Played): string {
  return played.game === 'duo' ? playedNames(played).join(' · ') : choiceWords(choiceOf(played.options));
}

/** After a rematch the seats have changed their colors, so the option alone does not tell who begins. */
function beginsWords({ options, seats }: Played): string {
  const seat = firstSeat(options);
  if (seat < 0) return t('online.sum.drawn');
  const there = seats[seat];
  const color = there !== undefined && 'color' in there ? there.color : DUO_COLORS[seat];
  return t(color === DUO_COLORS[0] ? 'online.first.purple' : 'online.first.green');
}

/** What a board calls itself. */
function boardId(text: string): string {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

/** How long it takes, with so many people. */
export function playedTime(played: Played, pace: Pace, people: number): string {
  const minutes =
    played.game === 'duo'
      ? DUO_MINUTES[Math.min(people, DUO_MINUTES.length) - 1]
      : minutesFor(people, choiceOf(played.options).boxes.length);
  return timeWords(pace, minutes ?? 0);
}

/** Against a bot, and between two people. */
const DUO_MINUTES = [15, 30];
