/** `tokaido engine`: our bots as a program that a host talks to over standard input and output. */

import { createInterface } from 'node:readline';
import { readBot } from '@tokaido/bots';
import manifest from '../../package.json' with { type: 'json' };
import { OK, printError } from '../exit.ts';
import { Engine } from './engine.ts';

export interface EngineFlags {
  readonly bot: string;
}

export async function engine({ bot }: EngineFlags): Promise<number> {
  const read = readBot(bot);
  if (!read.ok) return printError(`${read.error}; see tokaido engine --help`);
  const answering = new Engine(bot, manifest.version);
  const lines = createInterface({ input: process.stdin, terminal: false });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const answer = await answering.answer(line);
    if (answer === null) break;
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.stdin.destroy();
  return OK;
}
