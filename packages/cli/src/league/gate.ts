/** `tokaido league gate`: decides whether a candidate replaces the incumbent. */

import type { LeagueLine, TestPlan } from '@tokaido/bots';
import { MIXED, passGate, TEST_PLAN } from '@tokaido/bots';
import { printError } from '../exit.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { GateFlags, GatePlan } from './gate-plan.ts';
import { gatePlan } from './gate-plan.ts';
import { gateReport } from './gate-report.ts';
import type { LeagueMatch } from './league-games.ts';
import { openLeagueLog, playMatches } from './league-games.ts';
import { printJson } from './report.ts';

/** The verdict as an exit code: whoever asks for a decision and gets none must not go on. */
const EXIT_CODES = { accepted: 0, rejected: 1, undecided: 2 } as const;

/** The decision is looked up after so many deals; it does not depend on this. */
const LOOK_EVERY = 10;

export async function gate(flags: GateFlags): Promise<number> {
  const variations = flags.variants ?? MIXED;
  const planned = gatePlan(flags, variations);
  if (!planned.ok) return printError(`${planned.error}; see tokaido league gate --help`);
  const plan = planned.value;
  const test: TestPlan = { ...TEST_PLAN, ...(flags.gain !== undefined && { gain: flags.gain / 100 }) };
  const head = { seed: seedOf(plan), variations };
  const log = openLeagueLog(flags.resume, head);
  if (!log.ok) return printError(log.error);

  const bots = {
    candidate: plan.candidate.identity,
    incumbent: plan.incumbent.identity,
    strangers: plan.strangers.map(({ identity }) => identity),
  };
  const lines: LeagueLine[] = [];
  let isDecided = false;
  function* untilDecided(): Generator<LeagueMatch> {
    for (const match of matchesOf(plan, flags.blocks)) {
      if (isDecided) return;
      yield match;
    }
  }
  const perDeal = 2 * plan.strangers.length;
  const bar = progressBar(flags.blocks, 'deals at most', 'lines');
  bar.at(0);
  const end = await playMatches(untilDecided(), head, log.value, { workers: flags.workers, bar }, (line) => {
    lines.push(line);
    bar.at(Math.floor(lines.length / perDeal));
    if (lines.length % (LOOK_EVERY * perDeal) === 0) {
      isDecided = passGate(lines, bots, test).verdict !== 'undecided';
    }
  });

  const result = passGate(lines, bots, test);
  if (flags.json !== undefined) {
    const { table, candidate, incumbent, strangers } = plan;
    const error = printJson(flags.json, {
      ...head,
      table: table.name,
      candidate,
      incumbent,
      strangers,
      test,
      end,
      ...result,
    });
    if (error !== null) return printError(error);
  }
  if (flags.json !== '-') process.stdout.write(`${gateReport(plan, test, result, head.seed).join('\n')}\n`);
  return EXIT_CODES[result.verdict];
}

/** The deals follow from who is tried, so nobody can choose them, and no published table has them. */
function seedOf({ table, candidate, incumbent }: GatePlan): string {
  return `gate/${table.name}/${candidate.identity}/${incumbent.identity}`;
}

function* matchesOf({ table, candidate, incumbent, strangers }: GatePlan, blocks: number) {
  for (let block = 1; block <= blocks; block++) {
    for (const others of strangers) {
      for (const one of [candidate, incumbent]) yield { table, one, others, block };
    }
  }
}
