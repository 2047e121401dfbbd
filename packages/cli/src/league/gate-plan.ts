/** Who meets whom at the gate: the candidate, whom it is to replace, and the strangers that both play against. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LeagueTable } from '@tokaido/bots';
import { isShippedNet, leagueTable, netFileOf, readBot, seedsIn } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { netFile } from '../bots/net-files.ts';
import { errorText } from '../exit.ts';
import type { SeatedBot } from './seats.ts';
import { identityAt, whyNotAt } from './seats.ts';

export interface GateFlags {
  readonly candidate: string;
  readonly incumbent?: string;
  readonly table: string;
  readonly stranger?: readonly string[];
  readonly strangers?: string;
  readonly variants?: string;
  readonly gain?: number;
  readonly blocks: number;
  readonly json?: string;
  readonly resume?: string;
  readonly workers?: number;
}

export interface GatePlan {
  readonly table: LeagueTable;
  readonly candidate: SeatedBot;
  readonly incumbent: SeatedBot;
  readonly strangers: readonly SeatedBot[];
  /** Nets of the folder that do not fit the table. */
  readonly absent: readonly string[];
}

const HEURISTIC = 'heuristic';
/** Where the strangers of the repository are. */
const FOLDER = join('packages', 'bots', 'strangers');

export function gatePlan(flags: GateFlags, variations: string): Result<GatePlan> {
  const table = leagueTable(flags.table, variations);
  if (!table.ok) return table;
  const candidate = seatBot(table.value, flags.candidate);
  if (!candidate.ok) return candidate;
  const words = flags.incumbent ?? incumbentOf(flags.candidate, table.value);
  const incumbent = seatBot(table.value, words);
  if (!incumbent.ok) return incumbent;
  const { identity } = candidate.value;
  if (identity === incumbent.value.identity) {
    return fail(`candidate and incumbent are the same player, ${identity}; name another --incumbent`);
  }
  const players = [candidate.value, incumbent.value];
  const found = strangersOf(flags, table.value, players);
  if (!found.ok) return found;
  const { strangers, absent } = found.value;
  const kinships = strangers.flatMap((stranger) => players.flatMap((player) => kinship(stranger, player)));
  if (kinships[0] !== undefined) return fail(kinships[0]);
  if (strangers.length === 0) {
    return fail('there are no strangers to play against; name some with --stranger');
  }
  return ok({
    table: table.value,
    candidate: candidate.value,
    incumbent: incumbent.value,
    strangers,
    absent,
  });
}

/** A bot at the table, or why it cannot play there. */
function seatBot(table: LeagueTable, bot: string): Result<SeatedBot> {
  const read = readBot(bot);
  if (!read.ok) return read;
  const why = whyNotAt(table, bot);
  return why === null ? ok({ name: bot, bot, identity: identityAt(table, bot) }) : fail(why);
}

/** The heuristic, the nets of the folder that fit the table, and whoever is named; each once, and no player. */
function strangersOf(
  flags: GateFlags,
  table: LeagueTable,
  players: readonly SeatedBot[],
): Result<Pick<GatePlan, 'strangers' | 'absent'>> {
  const nets = netsIn(flags.strangers);
  if (!nets.ok) return nets;
  const unfit = nets.value.filter((bot) => whyNotAt(table, bot) !== null);
  const wanted = [HEURISTIC, ...nets.value.filter((bot) => !unfit.includes(bot)), ...(flags.stranger ?? [])];
  const strangers = new Map<string, SeatedBot>();
  for (const bot of wanted) {
    const seated = seatBot(table, bot);
    if (!seated.ok) return seated;
    strangers.set(seated.value.identity, seated.value);
  }
  for (const { identity } of players) strangers.delete(identity);
  return ok({ strangers: [...strangers.values()], absent: unfit });
}

/** Search must be better than its own net at one ply; a net, than whoever plays at this table now. */
function incumbentOf(candidate: string, table: LeagueTable): string {
  const file = netFileOf(candidate);
  if (candidate.startsWith('net-rollouts')) return file === null ? 'net' : `net=${file}`;
  return whyNotAt(table, 'net') === null && !isShippedNet(candidate) ? 'net' : HEURISTIC;
}

function netsIn(folder: string | undefined): Result<string[]> {
  if (folder === undefined && !existsSync(FOLDER)) return ok([]);
  const path = folder ?? FOLDER;
  try {
    const files = readdirSync(path).filter((file) => file.endsWith('.json'));
    const nets = files.sort().map((file) => `net=${join(path, file)}`);
    const damaged = nets.map(readBot).find((net) => !net.ok);
    return damaged?.ok === false ? damaged : ok(nets);
  } catch (error) {
    return fail(`cannot read the strangers in ${path}: ${errorText(error)}`);
  }
}

/** Why a bot is no stranger to a player: the same net, or one of the same run. */
function kinship(stranger: SeatedBot, player: SeatedBot): string[] {
  const [own, other] = [stranger, player].map(({ bot }) => {
    const file = netFileOf(bot);
    const net = file === null ? null : netFile(file);
    return net?.ok ? net.value : null;
  });
  if (!own || !other) return [];
  const no = `${stranger.bot} is no stranger to ${player.bot}`;
  if (own.fingerprint === other.fingerprint) return [`${no}: it is the same net`];
  const seed = seedsIn(own.about).find((each) => seedsIn(other.about).includes(each));
  return seed === undefined ? [] : [`${no}: both were trained with the seed ${seed}`];
}
