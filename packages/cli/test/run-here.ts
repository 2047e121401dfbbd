/** Runs the command in this process: for what it says to bad usage, which would be a process for each line. */

import { vi } from 'vitest';
import { runProgram } from '../src/program.ts';
import type { Ran } from './command.ts';

export async function runHere(args: readonly string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runProgram(args);
    return { code: process.exitCode, out: out.join(''), err: err.join('') };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
