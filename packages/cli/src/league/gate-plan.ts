/** Who meets whom at the gate: the candidate, whom it is to replace, and the strangers that both play against. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isShippedNet, netFileOf, seedsIn } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { netFile } from '../bots/net-files.ts';
import { errorText } from '../exit.ts';
import type { LeagueSeats, SeatedBot } from './seats.ts';
import { checkEntrants, seatsAt } from './seats.ts';

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
  readonly table: LeagueSeats['table'];
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
  const seat = (bots: readonly string[]) => seatAll(flags.table, variations, bots);
  const incumbentWords = flags.incumbent ?? incumbentOf(flags.candidate, (bot) => seat([bot]).ok);
  const both = seat([flags.candidate, incumbentWords]);
  if (!both.ok) return both;
  const [candidate, incumbent] = both.value.bots;
  if (candidate === undefined || incumbent === undefined) return fail('nobody is at the gate');
  if (candidate.identity === incumbent.identity) {
    return fail(
      `candidate and incumbent are the same player, ${candidate.identity}; name another --incumbent`,
    );
  }
  const folder = netsIn(flags.strangers);
  if (!folder.ok) return folder;
  const named = seat(flags.stranger ?? []);
  if (!named.ok) return named;
  const found = seatsAt(flags.table, variations, [HEURISTIC, ...folder.value].map(asEntrant));
  if (!found.ok) return found;
  const strangers = [...found.value.bots, ...named.value.bots].filter(
    ({ identity }, i, all) =>
      identity !== candidate.identity &&
      identity !== incumbent.identity &&
      all.findIndex((each) => each.identity === identity) === i,
  );
  for (const player of [candidate, incumbent]) {
    const kin = strangers.map((stranger) => kinship(stranger, player)).find((why) => why !== null);
    if (kin !== undefined) return fail(kin);
  }
  if (strangers.length === 0)
    return fail('there are no strangers to play against; name some with --stranger');
  const { table, absent } = found.value;
  return ok({ table, candidate, incumbent, strangers, absent });
}

const asEntrant = (bot: string) => ({ name: bot, bot });

/** All of these bots at the table; an error if one of them cannot play there. */
function seatAll(table: string, variations: string, bots: readonly string[]): Result<LeagueSeats> {
  const entrants = [...new Set(bots)].map(asEntrant);
  const checked = checkEntrants(entrants);
  if (!checked.ok) return checked;
  const seats = seatsAt(table, variations, entrants);
  if (!seats.ok) return seats;
  const [why] = seats.value.absent;
  return why === undefined ? seats : fail(`${why}`);
}

/** Search must be better than its own net at one ply; a net, than whoever plays at this table now. */
function incumbentOf(candidate: string, canPlay: (bot: string) => boolean): string {
  const file = netFileOf(candidate);
  if (candidate.startsWith('net-rollouts')) return file === null ? 'net' : `net=${file}`;
  return canPlay('net') && !isShippedNet(candidate) ? 'net' : HEURISTIC;
}

function netsIn(folder: string | undefined): Result<string[]> {
  if (folder === undefined && !existsSync(FOLDER)) return ok([]);
  const path = folder ?? FOLDER;
  try {
    const files = readdirSync(path).filter((file) => file.endsWith('.json'));
    const nets = files.sort().map((file) => `net=${join(path, file)}`);
    const checked = checkEntrants(nets.map(asEntrant));
    return checked.ok ? ok(nets) : checked;
  } catch (error) {
    return fail(`cannot read the strangers in ${path}: ${errorText(error)}`);
  }
}

/** Why a bot is no stranger to a player: the same net, or one of the same run. */
function kinship(stranger: SeatedBot, player: SeatedBot): string | null {
  const [own, other] = [stranger, player].map(({ bot }) => {
    const file = netFileOf(bot);
    const net = file === null ? null : netFile(file);
    return net?.ok ? net.value : null;
  });
  if (!own || !other) return null;
  const no = `${stranger.bot} is no stranger to ${player.bot}`;
  if (own.fingerprint === other.fingerprint) return `${no}: it is the same net`;
  const seed = seedsIn(own.about).find((each) => seedsIn(other.about).includes(each));
  return seed === undefined ? null : `${no}: both were trained with the seed ${seed}`;
}
