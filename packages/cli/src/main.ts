/** The `tokaido` command: its subcommands, their options and what `--help` says of them. */

import { botNames } from '@tokaido/bots';
import { RECONSTRUCTED } from '@tokaido/duo';
import { ok } from '@tokaido/kernel';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { ArenaFlags } from './arena/command.ts';
import { arena } from './arena/command.ts';
import { arenaTask, serveBlocks } from './arena/pool.ts';
import type { AgainstFlags } from './bench/against.ts';
import { benchAgainst } from './bench/against.ts';
import type { BenchFlags } from './bench/command.ts';
import { bench } from './bench/command.ts';
import { boxes } from './boxes/command.ts';
import { addServerCommands } from './commands/server.ts';
import { conform } from './conform/command.ts';
import type { DemoFlags } from './demo/command.ts';
import { demo } from './demo/command.ts';
import { BAD, FAILED, OK, printError } from './exit.ts';
import { GAME_NAMES, useBoard } from './games/game-list.ts';
import type { PlayFlags } from './play/command.ts';
import { play } from './play/command.ts';
import { levelList } from './play/levels.ts';
import { compact, expand } from './records/compact.ts';
import type { ReplayFlags } from './records/replay.ts';
import { replay } from './records/replay.ts';
import { verify } from './records/verify.ts';
import type { SimulateFlags } from './simulate/command.ts';
import { simulate } from './simulate/command.ts';
import { LANGUAGES } from './terminal/language.ts';

/** A whole number from 1 up to a limit. */
function count(most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
  };
}

function seconds(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= 600) return value;
  throw new InvalidArgumentError('It must be a number of seconds up to 600.');
}

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ tokaido ${line}`).join('\n')}`;
}

/** Plays Duo on the board of a file, where one is given, before the command itself. */
function onBoard(
  board: string | undefined,
  command: () => number | Promise<number>,
): number | Promise<number> {
  const used = board === undefined ? ok(null) : useBoard(board);
  return used.ok ? command() : printError(used.error);
}

const LANG = [
  '--lang <code>',
  `the language of what is told: ${LANGUAGES.join(', ')} (default: that of the environment)`,
] as const;
const BOARD = ['--board <file>', 'the board of Duo, as JSON (see docs/duo.md)'] as const;

let code = OK;

const program = new Command('tokaido')
  .description('Tokaido: serve tables, play bots, replay and check records, measure the engine.')
  .exitOverride()
  .configureOutput({ writeErr: () => {} })
  .addHelpText('after', examples('demo', 'simulate --games 100', 'replay game-0001.txt', 'help simulate'));

program
  .command('play')
  .description('play against bots in the terminal')
  .addOption(new Option('--game <name>', `the game (default: ${GAME_NAMES[0]})`).choices(GAME_NAMES))
  .option('--players <n>', 'number of players, you included (default: 4, in duo 2)', count(5))
  .option('--boxes <list>', 'boxes beside the base game, with commas between them')
  .option('--variants <list>', 'variations, with commas between them')
  .option('--level <name>', `how strong the bots are: ${levelList()} (default: 3)`)
  .option('--seat <n>', 'your seat (default: 1)', count(5))
  .option('--seed <phrase>', 'any words; the same words give the same cards (default: a new phrase)')
  .option(...LANG)
  .option('--plain', 'for screen readers: one fact a line, no glyphs, no colors, nothing moves')
  .option('--save <file>', 'where the game is kept (default: a new file in ~/.tokaido)')
  .option('--resume <file>', 'go on with a saved game')
  .addHelpText(
    'after',
    examples(
      'play',
      'play --players 3 --boxes crossroads,matsuri --level daimyo',
      'play --game duo --plain',
      'play --lang es',
      'play --resume ~/.tokaido/tokaido-fuji.txt',
    ),
  )
  .action(async (flags: PlayFlags) => {
    code = await play(flags);
  });

program
  .command('demo')
  .description('play one game between four bots and tell it')
  .option('--seed <phrase>', 'any words; the same words give the same journey')
  .option(...LANG)
  .addHelpText('after', examples('demo', 'demo --seed fuji'))
  .action(async (flags: DemoFlags) => {
    code = await demo(flags);
  });

program
  .command('simulate')
  .description('play many games between bots and sum them up')
  .addOption(new Option('--game <name>', 'the game').choices(GAME_NAMES).default(GAME_NAMES[0]))
  .option('--players <n>', 'number of players', count(5))
  .option('--boxes <list>', 'boxes beside the base game, with commas between them')
  .option('--variants <list>', 'variations, with commas between them')
  .option('--bots <list>', `a bot for each seat, repeated to fill: ${botNames().join(', ')}`, 'random')
  .option('--games <n>', 'number of games', count(10_000_000), 100)
  .option('--seed <phrase>', 'any words; game n has the seed "phrase/n" (default: a new phrase)')
  .option('--jsonl <file>', 'one JSON object a game, seats from 0; - for stdout, the summary then on stderr')
  .option('--record <folder>', 'the record of each game as a file in this folder')
  .addHelpText(
    'after',
    examples(
      'simulate --players 3 --bots greedy,random --games 1000',
      'simulate --variants gastronomy,preparations --seed fuji --jsonl games.jsonl',
      'simulate --games 5 --record records',
    ),
  )
  .option(...BOARD)
  .action(async (flags: SimulateFlags & { board?: string }) => {
    code = await onBoard(flags.board, () => simulate(flags));
  });

program
  .command('replay')
  .description('tell the game of a record')
  .argument('<record>', 'a file, - for stdin, or the short form of a link')
  .option('--seat <n>', 'only what this seat may know; seats count from 1', count(5))
  .option('--json', 'events as lines of JSON, seats from 0')
  .option(...LANG)
  .addHelpText(
    'after',
    examples('replay game-0001.txt', 'replay game-0001.txt --seat 2', 'replay - --json < game.txt'),
  )
  .option(...BOARD)
  .action(async (record: string, flags: ReplayFlags & { board?: string }) => {
    code = await onBoard(flags.board, () => replay(record, flags));
  });

program
  .command('verify')
  .description('check records: every decision, the result and, where the seed is shown, the shuffle')
  .argument('<record...>', 'files, - for stdin, or short forms')
  .addHelpText('after', examples('verify game-0001.txt', 'verify records/*.txt'))
  .option(...BOARD)
  .action(async (records: string[], flags: { board?: string }) => {
    code = await onBoard(flags.board, () => verify(records));
  });

program
  .command('compact')
  .description('print the short form of a record, which fits into a link; names and seed are not part of it')
  .argument('<record>', 'a file or - for stdin')
  .addHelpText('after', examples('compact game-0001.txt'))
  .action((record: string) => {
    code = compact(record);
  });

program
  .command('expand')
  .description('print the text form of a record')
  .argument('<record>', 'the short form, a file with it, or - for stdin')
  .addHelpText('after', examples('expand tokaido1.players%3D4.AbCd…', 'compact game.txt | tokaido expand -'))
  .action((record: string) => {
    code = expand(record);
  });

program
  .command('conform')
  .description('drive logs of real games through the engine and name every difference')
  .argument('<log...>', 'JSON Lines, one game a line')
  .addHelpText('after', examples('conform ../shared/games/base-sample.jsonl'))
  .action((logs: string[]) => {
    code = conform(logs);
  });

program
  .command('boxes')
  .description('list the boxes with their travelers and cards, and how sure we are of each')
  .addHelpText('after', examples('boxes'))
  .action(() => {
    code = boxes();
  });

program
  .command('board')
  .description('print the board of Duo as JSON, to be changed and given back with --board')
  .addHelpText('after', examples('board > mine.json', 'simulate --game duo --board mine.json'))
  .action(() => {
    process.stdout.write(`${JSON.stringify(RECONSTRUCTED, null, 2)}\n`);
  });

program
  .command('arena')
  .description('measure a bot against another: the same deal from every seat, all cores')
  .addOption(new Option('--game <name>', 'the game').choices(GAME_NAMES).default(GAME_NAMES[0]))
  .option('--players <n>', 'number of players', count(5))
  .option('--boxes <list>', 'boxes beside the base game, with commas between them')
  .option('--variants <list>', 'variations, with commas between them')
  .requiredOption('--candidate <bot>', `the bot that is measured: ${botNames().join(', ')}`)
  .requiredOption(
    '--against <bot>',
    'its opponents; name@ms or name:playouts gives a bot a budget of its own',
  )
  .option('--blocks <n>', 'deals; each is played once from every seat', count(10_000_000), 100)
  .option('--seed <phrase>', 'any words; block n has the deal "phrase/n" (default: a new phrase)')
  .option('--many', 'all seats but one are the candidate')
  .option('--draft', 'bots choose their travelers; otherwise each seat is given one, the same in a block')
  .option('--ms <n>', 'time for a decision of bots that think', count(600_000))
  .option('--playouts <n>', 'playouts for a decision of bots that think', count(10_000_000))
  .option('--json <file>', 'the result for other programs; - for stdout')
  .option('--resume <file>', 'keeps each block in this file, and goes on where it ends')
  .option('--workers <n>', 'threads (default: all cores)', count(256))
  .addHelpText(
    'after',
    examples(
      'arena --candidate heuristic --against greedy --blocks 200 --seed fuji',
      'arena --candidate ismcts@100 --against uct:1000 --players 2 --resume match.jsonl',
      'arena --game duo --candidate heuristic --against greedy --many',
    ),
  )
  .action(async (flags: ArenaFlags) => {
    code = await arena(flags);
  });

program
  .command('bench')
  .description('measure the engine beside the floor and the aim of its design')
  .option('--json', 'numbers for other programs')
  .option('--seconds <n>', 'time for each row', seconds, 1.5)
  .option('--against <build>', 'run by turns with another build: its checkout, its package or its main.js')
  .option('--pairs <n>', 'how often each of the two is run', count(1000), 5)
  .addHelpText('after', examples('bench', 'bench --json --seconds 0.5', 'bench --against ../older-checkout'))
  .action(({ against, ...flags }: BenchFlags & Omit<AgainstFlags, 'against'> & { against?: string }) => {
    code = against === undefined ? bench(flags) : benchAgainst({ ...flags, against });
  });

addServerCommands(program, examples, (result) => {
  code = result;
});

/** Commander's own words for bad usage, as one line that says where to look. */
function usage(error: CommanderError): number {
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
      code = usage(error);
    } else {
      printError(
        `this should not happen: ${error instanceof Error ? error.message : String(error)}; please report it`,
      );
      code = FAILED;
    }
  }
  process.exitCode = code;
}

// The arena starts this very file as its workers.
const task = arenaTask();
if (task === null) await run();
else serveBlocks(task);
