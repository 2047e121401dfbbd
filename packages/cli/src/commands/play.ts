/** `play` and `demo`: a game in the terminal. */

import type { Command } from 'commander';
import { Option } from 'commander';
import type { DemoFlags } from '../demo/command.ts';
import { demo } from '../demo/command.ts';
import { DEFAULT_GAME, GAME_NAMES } from '../games/game-list.ts';
import type { PlayFlags } from '../play/command.ts';
import { play } from '../play/command.ts';
import { levelList } from '../play/levels.ts';
import { wholeNumber } from './arguments.ts';
import type { AnswerFlags } from './shared.ts';
import {
  ANSWER_OPTION,
  BOARD_OPTION,
  examples,
  exitWith,
  LANGUAGE_OPTION,
  onBoard,
  withPrograms,
} from './shared.ts';

export function addPlayCommands(program: Command): void {
  program
    .command('play')
    .description('play against bots in the terminal')
    // None of these has a default for commander: a saved game has settled them, and giving one with it is an error.
    .addOption(new Option('--game <name>', `which game (default: ${DEFAULT_GAME})`).choices(GAME_NAMES))
    .option('--players <n>', 'number of players, including you (default: 4, in duo 2)', wholeNumber(1, 5))
    .option('--boxes <list>', 'boxes to add to the base game, separated by commas')
    .option('--variants <list>', 'variations, separated by commas')
    .option(
      '--level <name>',
      `how strong the bots are: ${levelList()} (default: porter); or a bot of the arena, such as exec:COMMAND`,
    )
    .option('--seat <n>', 'your seat (default: 1)', wholeNumber(1, 5))
    .option('--seed <phrase>', 'any words; the same words give the same cards (default: a new phrase)')
    .option(...LANGUAGE_OPTION)
    .option('--plain', 'for screen readers: one fact per line, no symbols, no colors, nothing moves')
    .option('--save <file>', 'file to save the game in (default: a new file in ~/.tokaido)')
    .option('--resume <file>', 'continue a saved game')
    .option(...ANSWER_OPTION)
    .option(...BOARD_OPTION)
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
    .action(
      exitWith((flags: PlayFlags & AnswerFlags) => {
        const { board, resume, game = DEFAULT_GAME } = flags;
        // A saved game says itself which one it is.
        const settled = resume === undefined ? { game } : {};
        return onBoard({ ...settled, ...(board === undefined ? {} : { board }) }, () =>
          withPrograms(flags, () => play(flags)),
        );
      }),
    );

  program
    .command('demo')
    .description('play one game between four bots and describe it')
    .option('--seed <phrase>', 'any words; the same words give the same game')
    .option(...LANGUAGE_OPTION)
    .addHelpText('after', examples('demo', 'demo --seed fuji'))
    .action(exitWith((flags: DemoFlags) => demo(flags)));
}
