/** The `tokaido` command: the list of its subcommands, and how it ends. */

import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { analysisTask, serveAnalyses } from './analyse/pool.ts';
import { arenaTask, serveBlocks } from './arena/pool.ts';
import { addNetFileBots } from './bots/net-files.ts';
import { addBenchCommand } from './commands/bench.ts';
import { addBotCommands } from './commands/bots.ts';
import { addBoxCommands } from './commands/boxes.ts';
import { addLeagueCommands } from './commands/league.ts';
import { addLoadTestCommands } from './commands/load-tests.ts';
import { addPlayCommands } from './commands/play.ts';
import { addPuzzleCommand } from './commands/puzzles.ts';
import { addRecordCommands } from './commands/records.ts';
import { addServerCommands } from './commands/server.ts';
import { examples } from './commands/shared.ts';
import { addProgramBots } from './engine/program-bot.ts';
import { BAD, FAILED, OK, printError } from './exit.ts';
import { puzzleTask, servePuzzles } from './puzzles/pool.ts';

addNetFileBots();
addProgramBots();

const program = new Command('tokaido')
  .description('Tokaido: serve tables, play against bots, replay and check records, measure the engine.')
  .version(manifest.version, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  // An option belongs to the command before it: `league` and `league gate` share names.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ writeErr: () => {} })
  .addHelpText('after', examples('demo', 'simulate --games 100', 'replay game-0001.txt', 'help simulate'));

program.commandsGroup('Play:');
addPlayCommands(program);
program.commandsGroup('Run a server:');
addServerCommands(program);
program.commandsGroup('Read records:');
addRecordCommands(program);
program.commandsGroup('Look into the games:');
addBoxCommands(program);
addPuzzleCommand(program);
program.commandsGroup('Measure:');
addBotCommands(program);
addLeagueCommands(program);
addBenchCommand(program);
addLoadTestCommands(program);
program.commandsGroup('Help:').helpCommand('help [command]', 'print the help of a command');

/** Commander's message for bad usage, as one line that says where to look. */
function printUsageError(error: CommanderError): number {
  if (error.exitCode === 0) return OK;
  const known = program.commands.find((command) => command.name() === process.argv[2]);
  const help = known === undefined ? 'tokaido --help' : `tokaido ${known.name()} --help`;
  return printError(`${error.message.replace(/^error: /, '').replace(/\.$/, '')}; see ${help}`);
}

/** A reader such as `head` that has seen enough is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? OK : BAD);
});

async function run(): Promise<void> {
  try {
    if (process.argv.length <= 2) program.outputHelp();
    else await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = printUsageError(error);
    } else {
      const message = error instanceof Error ? error.message : String(error);
      printError(`this should not happen: ${message}; please report it`);
      process.exitCode = FAILED;
    }
  }
}

// Commands that use all cores start this very file as their workers.
const blocks = arenaTask();
const analyses = analysisTask();
const puzzles = puzzleTask();
if (blocks !== null) serveBlocks(blocks);
else if (analyses !== null) serveAnalyses(analyses);
else if (puzzles !== null) servePuzzles(puzzles);
else await run();
