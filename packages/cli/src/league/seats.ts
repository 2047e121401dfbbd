/** Who sits where: the bots of a league at each of its tables. */

import type { LeagueEntrant, LeagueTable } from '@tokaido/bots';
import { identityOf, isNetBot, leagueTable, readBot, TABLE_NAMES, whyNotSeated } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { netFile } from '../bots/net-files.ts';
import { findGame } from '../games/game-list.ts';

export interface SeatedBot extends LeagueEntrant {
  /** Its words and the fingerprint of its net. */
  readonly identity: string;
}

export interface LeagueSeats {
  readonly table: LeagueTable;
  readonly bots: readonly SeatedBot[];
  /** Who cannot play here, and why. */
  readonly absent: readonly string[];
}

/** The words of every bot can be read, and no name is given twice. */
export function checkEntrants(entrants: readonly LeagueEntrant[]): Result<null> {
  for (const { name, bot } of entrants) {
    const read = readBot(bot);
    if (!read.ok) return read;
    if (entrants.filter((each) => each.name === name).length > 1) {
      return fail(`two entrants are called "${name}"; give one of them another "name" in a league file`);
    }
  }
  return ok(null);
}

/** The table of this name; everybody who can play there is seated. */
export function seatsAt(
  name: string,
  variations: string,
  entrants: readonly LeagueEntrant[],
): Result<LeagueSeats> {
  const table = leagueTable(name, variations);
  if (!table.ok) return table;
  const bots: SeatedBot[] = [];
  const absent: string[] = [];
  for (const entrant of entrants) {
    const why = whyNotAt(table.value, entrant.bot);
    if (why === null) bots.push({ ...entrant, identity: identityAt(table.value, entrant.bot) });
    else absent.push(`${entrant.name}: ${why}`);
  }
  return ok({ table: table.value, bots, absent });
}

/** All tables that one of the bots has a net for, or the base game with four players. */
export function tablesOf(entrants: readonly LeagueEntrant[]): readonly string[] {
  const nets = entrants.filter(({ bot }) => isNetBot(bot));
  const tables = TABLE_NAMES.filter((name) => {
    const table = leagueTable(name);
    return table.ok && nets.some(({ bot }) => whyNotAt(table.value, bot) === null);
  });
  return tables.length > 0 ? tables : ['base-4'];
}

/** Why a bot cannot play at a table; null where it can. */
export function whyNotAt(table: LeagueTable, bot: string): string | null {
  const { game, options } = gameAt(table);
  return whyNotSeated(bot, game, options);
}

/** What tells a bot apart at a table. */
export function identityAt(table: LeagueTable, bot: string): string {
  const { game, options } = gameAt(table);
  return identityOf(bot, game, options, netFile);
}

/** The game of a table, and the options of its first deal. */
function gameAt(table: LeagueTable) {
  const game = findGame(table.game)?.game;
  const options = game?.rules.parseOptions(table.optionWords(1));
  if (game === undefined || options?.ok !== true) throw new Error(`nobody can sit at ${table.name}`);
  return { game, options: options.value };
}
