/** The subcommands of `tokaido`, and how a call of one ends. */

import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
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
import { FAILED, OK, printError } from './exit.ts';

/** Carries out a call with these arguments; the exit code is that of the process. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const program = createProgram();
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = printUsageError(error, program, args[0]);
    } else {
      const message = error instanceof Error ? error.message : String(error);
      printError(`this should not happen: ${message}; please report it`);
      process.exitCode = FAILED;
    }
  }
}

function createProgram(): Command {
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
  return program;
}

/** Commander's message for bad usage, as one line that says where to look. */
function printUsageError(error: CommanderError, program: Command, first: string | undefined): number {
  if (error.exitCode === 0) return OK;
  const known = program.commands.find((command) => command.name() === first);
  const help = known === undefined ? 'tokaido --help' : `tokaido ${known.name()} --help`;
  return printError(`${error.message.replace(/^error: /, '').replace(/\.$/, '')}; see ${help}`);
}
