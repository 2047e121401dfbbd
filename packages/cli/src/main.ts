/** The `tokaido` command as a process; commands that use all cores start this very file as their workers. */

import { analysisTask, serveAnalyses } from './analyse/pool.ts';
import { arenaTask, serveBlocks } from './arena/pool.ts';
import { addNetFileBots } from './bots/net-files.ts';
import { addProgramBots } from './engine/program-bot.ts';
import { BAD, OK } from './exit.ts';
import { runProgram } from './program.ts';
import { puzzleTask, servePuzzles } from './puzzles/pool.ts';

addNetFileBots();
addProgramBots();

/** A reader such as `head` that has seen enough is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? OK : BAD);
});

const blocks = arenaTask();
const analyses = analysisTask();
const puzzles = puzzleTask();
if (blocks !== null) serveBlocks(blocks);
else if (analyses !== null) serveAnalyses(analyses);
else if (puzzles !== null) servePuzzles(puzzles);
else await runProgram(process.argv.slice(2));
