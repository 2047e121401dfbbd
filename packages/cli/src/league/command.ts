/** `tokaido league`: all entrants against each other at chosen tables, and their ratings. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LeagueEntrant, LeagueFile, LeagueLine } from '@tokaido/bots';
import { MIXED, netFileOf, parseLeagueFile } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { errorText, OK, printError } from '../exit.ts';
import { randomPhrase } from '../games/seed-phrase.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { LeagueMatch } from './league-games.ts';
import { openLeagueLog, playMatches } from './league-games.ts';
import { printJson, resultOf, tableReport } from './report.ts';
import type { LeagueSeats } from './seats.ts';
import { checkEntrants, seatsAt, tablesOf } from './seats.ts';

export interface LeagueFlags {
  readonly entrant?: readonly string[];
  readonly table?: readonly string[];
  readonly variants?: string;
  readonly blocks: number;
  readonly anchor?: string;
  readonly seed?: string;
  readonly json?: string;
  readonly resume?: string;
  readonly workers?: number;
}

/** Whose rating is fixed where nobody else is named. */
const ANCHOR = 'heuristic';

export async function league(file: string | undefined, flags: LeagueFlags): Promise<number> {
  const planned = planOf(file, flags);
  if (!planned.ok) return printError(`${planned.error}; see tokaido league --help`);
  const { seats, anchor } = planned.value;
  const head = { seed: flags.seed ?? randomPhrase(), variations: flags.variants ?? MIXED };
  const log = openLeagueLog(flags.resume, head);
  if (!log.ok) return printError(log.error);

  const lines: LeagueLine[] = [];
  const matches = matchesOf(seats, flags.blocks);
  const bar = progressBar(matches.length, 'deals of a pairing', 'lines');
  bar.at(0);
  const end = await playMatches(matches, head, log.value, { workers: flags.workers, bar }, (line) => {
    lines.push(line);
    bar.at(lines.length);
  });

  const results = seats.map((each) => resultOf(each, anchor, lines));
  if (flags.json !== undefined) {
    const error = printJson(flags.json, { ...head, anchor, end, tables: results });
    if (error !== null) return printError(error);
  }
  if (flags.json === '-') return OK;
  const notes = end === 'interrupted' ? ['', 'It was stopped early; --resume goes on where it ended.'] : [];
  const reports = results.map((result) => [...tableReport(result, head.seed), '']);
  process.stdout.write(`${[...reports.flat(), ...notes].join('\n').trimEnd()}\n`);
  return OK;
}

interface LeaguePlan {
  readonly seats: readonly LeagueSeats[];
  /** The name of an entrant. */
  readonly anchor: string;
}

/** Who plays where; the error says what to change. */
function planOf(path: string | undefined, flags: LeagueFlags): Result<LeaguePlan> {
  const file = path === undefined ? ok(null) : readLeagueFile(path);
  if (!file.ok) return file;
  const named = flags.entrant?.map((bot) => ({ name: bot, bot })) ?? [];
  const entrants = [...(file.value?.entrants ?? []), ...named];
  if (entrants.length < 2) {
    return fail('a league needs at least two entrants: name a league file, or bots with --entrant');
  }
  const checked = checkEntrants(entrants);
  if (!checked.ok) return checked;
  const anchor = flags.anchor ?? file.value?.anchor ?? defaultAnchor(entrants);
  if (!entrants.some(({ name }) => name === anchor)) {
    return fail(`the anchor "${anchor}" takes no part; there are ${namesOf(entrants)}`);
  }
  const seats: LeagueSeats[] = [];
  for (const name of flags.table ?? file.value?.tables ?? tablesOf(entrants)) {
    const at = seatsAt(name, flags.variants ?? MIXED, entrants);
    if (!at.ok) return at;
    const { bots, absent } = at.value;
    if (bots.length < 2) return fail(`nobody can play against anybody at ${name} (${absent.join('; ')})`);
    if (!bots.some((bot) => bot.name === anchor)) {
      return fail(`the anchor "${anchor}" cannot play at ${name}; choose another with --anchor`);
    }
    seats.push(at.value);
  }
  const idle = entrants.find(({ name }) => !seats.some(({ bots }) => bots.some((bot) => bot.name === name)));
  if (idle === undefined) return ok({ seats, anchor });
  const why = seats.flatMap(({ absent }) => absent).find((line) => line.startsWith(`${idle.name}: `));
  return fail(`an entrant fits none of the tables: ${why}`);
}

function defaultAnchor(entrants: readonly LeagueEntrant[]): string {
  return (entrants.find(({ bot }) => bot === ANCHOR) ?? entrants[0])?.name ?? ANCHOR;
}

function namesOf(entrants: readonly LeagueEntrant[]): string {
  return entrants.map(({ name }) => name).join(', ');
}

/** A league file; nets are named as seen from its folder. */
function readLeagueFile(path: string): Result<LeagueFile> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`cannot read the league ${path}: ${errorText(error)}`);
  }
  const file = parseLeagueFile(text);
  if (!file.ok) return fail(`${path} is no league: ${file.error}`);
  const entrants = file.value.entrants.map(({ name, bot }) => {
    const net = netFileOf(bot);
    return { name, bot: net === null ? bot : bot.replace(net, join(dirname(path), net)) };
  });
  return ok({ ...file.value, entrants });
}

/** Deal by deal, so that whoever stops early has met everybody equally often. */
function matchesOf(seats: readonly LeagueSeats[], blocks: number): LeagueMatch[] {
  const matches: LeagueMatch[] = [];
  for (let block = 1; block <= blocks; block++) {
    for (const { table, bots } of seats) {
      for (const [i, one] of bots.entries()) {
        for (const [j, others] of bots.entries()) {
          // With two seats one against the other is the same as the other against the one.
          const isNew = table.seats === 2 ? i < j : i !== j;
          if (isNew) matches.push({ table, one, others, block });
        }
      }
    }
  }
  return matches;
}
