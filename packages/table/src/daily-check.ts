/**
 * Whether a record is that of a daily road, walked honestly: the same deal, legal decisions of the player, and for every
 * bot the decision that it makes there. What the record claims is never trusted: everything is played again.
 */

import type { GameRecord, Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { applyEntry } from './apply-entry.ts';
import { botSeed } from './bot-seed.ts';
import { legalWords } from './check-action.ts';
import type { DailyRoad } from './daily-road.ts';
import { dailyTable } from './daily-table.ts';
import { botWords } from './seat.ts';
import type { Table } from './table.ts';
import { gameAt, matchOf, pendingOf, seatAt } from './table.ts';

/** What a bot does at a table, in words; null where it cannot be asked. */
export type BotThought = (table: Table, seat: number, bot: string, seed: number) => Promise<string | null>;

export interface DailyResult {
  /** The player's points and place; several may share one. */
  readonly points: number;
  readonly place: number;
}

/** The refusal is one sentence. `unavailable` where a bot could not be asked: nothing is wrong with the record. */
export type DailyRefusal = { readonly why: 'wrong' | 'unavailable'; readonly message: string };

const wrong = (message: string) => fail<DailyRefusal>({ why: 'wrong', message });

/** `id` tells checks that run at the same time apart, for those who are asked to think. */
export async function checkDaily(
  road: DailyRoad,
  record: GameRecord,
  think: BotThought,
  id = 'check',
): Promise<Result<DailyResult, DailyRefusal>> {
  const { table } = dailyTable(road, { id, at: 0, key: 'walker', name: '' });
  const otherDeal = dealError(road, record, table);
  if (otherDeal !== null) return wrong(otherDeal);
  for (const [i, move] of record.moves.entries()) {
    const where = `move ${i + 1} (${move.action.slice(0, 40)})`;
    const taken = matchOf(table).moves[i];
    if (taken === undefined) {
      const pending = pendingOf(table);
      if (pending === null) return wrong(`${where}: the game is over before it`);
      const { seat } = pending;
      const open = legalWords(table);
      if (!open.includes(move.action)) return wrong(`${where}: this decision is not open there`);
      if (seat !== road.seat && open.length > 1) {
        const bot = botWords(seatAt(table, seat));
        const thought = await think(table, seat, bot, botSeed(table, pending)).catch(() => null);
        if (thought === null)
          return fail({ why: 'unavailable', message: 'the bots cannot be asked now; try again later' });
        if (thought !== move.action)
          return wrong(`${where}: the ${bot} at seat ${seat + 1} decides otherwise there (${thought})`);
      }
      applyEntry(table, { kind: 'acted', at: 0, seat, action: move.action, by: 'bot' });
    } else if (taken.action !== move.action) {
      return wrong(`${where}: the traveler of seat ${taken.seat + 1} is another on this road`);
    }
    if ((matchOf(table).moves[i]?.outcomes ?? []).join(' ') !== move.outcomes.join(' '))
      return wrong(`${where}: other cards were drawn than lie on this road`);
  }
  return resultOf(road, record, table);
}

function dealError(road: DailyRoad, record: GameRecord, table: Table): string | null {
  const { date, game, rules, secret } = road;
  if (record.game !== game || record.version !== rules)
    return `the road of ${date} is ${game} by rules ${rules}, not ${record.game} by rules ${record.version}`;
  if ((record.branches ?? []).length > 0) return 'a game that branches off another one is no daily road';
  const { options, opening } = matchOf(table);
  if (record.options !== options) return `the road of ${date} has other options: ${options}`;
  if (record.seed !== secret || record.mix.length > 0)
    return `the seed is not that of the road of ${date}; another edition of the program deals another road`;
  return record.opening.join(' ') === opening.join(' ')
    ? null
    : `the set-up is not that of the road of ${date}`;
}

function resultOf(road: DailyRoad, record: GameRecord, table: Table): Result<DailyResult, DailyRefusal> {
  const { game } = gameAt(table);
  const { state } = matchOf(table);
  if (!game.isOver(state)) return wrong('the game is not over yet');
  const scores = game.scores(state);
  const points = scores.map((score) => score.points).join(' ');
  if ((record.result ?? []).join(' ') !== points)
    return wrong(`the result says ${(record.result ?? []).join(' ') || 'nothing'}, the rules say ${points}`);
  const own = scores[road.seat];
  return own === undefined ? wrong('nobody sat there') : ok({ points: own.points, place: own.place });
}
