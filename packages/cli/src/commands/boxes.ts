/** `boxes` and `board`: what the games consist of. */

import type { Command } from 'commander';
import { boxes } from '../boxes/command.ts';
import { printBoard } from '../games/duo/print-board.ts';
import { examples, exitWith } from './shared.ts';

export function addBoxCommands(program: Command): void {
  program
    .command('boxes')
    .description('list the boxes with their travelers and cards, and how sure we are of each')
    .addHelpText('after', examples('boxes'))
    .action(exitWith(() => boxes()));

  program
    .command('board')
    .description('print the board of Duo as JSON; edit it and play on it with --board')
    .addHelpText('after', examples('board > mine.json', 'simulate --game duo --board mine.json'))
    .action(exitWith(() => printBoard()));
}
