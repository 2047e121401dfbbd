/** Plays the games of a league or a gate: on all cores, saved as they end, until there are no more or Ctrl-C. */

import { availableParallelism } from 'node:os';
import type { LeagueHead, LeagueLine, LeagueTable } from '@tokaido/bots';
import { AT_ONCE, leagueHead, leagueKey, leagueLine, readLeagueLog } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import type { LogFile } from '../arena/log-file.ts';
import { openLogFile } from '../arena/log-file.ts';
import type { Job } from '../arena/pool.ts';
import { playJobs } from '../arena/pool.ts';
import { FAILED } from '../exit.ts';
import type { Progress } from '../terminal/progress-bar.ts';
import type { SeatedBot } from './seats.ts';

/** One bot among copies of another, in one deal. */
export interface LeagueMatch {
  readonly table: LeagueTable;
  readonly one: SeatedBot;
  readonly others: SeatedBot;
  readonly block: number;
}

interface LeagueJob extends Job {
  readonly match: Omit<LeagueLine, 'shares'>;
}

export function openLeagueLog(file: string | undefined, head: LeagueHead): Result<LogFile<LeagueLine>> {
  return openLogFile(file, {
    first: leagueHead(head),
    line: leagueLine,
    read: (text) => readLeagueLog(text, head),
  });
}

/**
 * Plays what the log does not hold yet; `done` is called with every line, old and new. `matches` may stop at any time.
 * The result says whether somebody has interrupted it: then the games that had begun are finished first.
 */
export async function playMatches(
  matches: Iterable<LeagueMatch>,
  head: LeagueHead,
  log: LogFile<LeagueLine>,
  {
    workers = availableParallelism(),
    bar,
  }: { readonly workers?: number | undefined; readonly bar: Progress },
  done: (line: LeagueLine) => void,
): Promise<'finished' | 'interrupted'> {
  const known = new Map(log.found.map((line) => [leagueKey(line), line]));
  let isInterrupted = false;
  const interrupt = () => {
    if (isInterrupted) process.exit(FAILED);
    isInterrupted = true;
    process.stderr.write('\nStopping after the games that have begun; once more stops at once.\n');
  };
  function* jobs(): Generator<LeagueJob> {
    for (const match of matches) {
      if (isInterrupted) return;
      const job = jobOf(match, head);
      const line = known.get(leagueKey(job.match));
      if (line === undefined) yield job;
      else done(line);
    }
  }
  process.on('SIGINT', interrupt);
  try {
    await playJobs(jobs(), workers, ({ match }, { games }) => {
      const line = { ...match, shares: games.map(({ share }) => share) };
      log.add(line);
      done(line);
    });
  } finally {
    process.off('SIGINT', interrupt);
    bar.end();
  }
  return isInterrupted ? 'interrupted' : 'finished';
}

function jobOf({ table, one, others, block }: LeagueMatch, { seed }: LeagueHead): LeagueJob {
  return {
    match: { table: table.name, one: one.identity, others: others.identity, block },
    block,
    setup: {
      game: table.game,
      options: table.optionWords(block),
      candidate: one.bot,
      against: others.bot,
      many: false,
      draft: false,
      seed: `${seed}/${table.name}`,
      budget: AT_ONCE,
    },
  };
}
