/** `tokaido board`: the board of Duo as JSON. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { OK } from '../../exit.ts';

export function printBoard(): number {
  process.stdout.write(`${JSON.stringify(RECONSTRUCTED, null, 2)}\n`);
  return OK;
}
