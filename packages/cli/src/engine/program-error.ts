/** What went wrong with a program that plays, for people. */

import { oneLine, printError } from '../exit.ts';

export class ProgramError extends Error {
  /** The last lines that the program wrote to its standard error. */
  readonly lastLines: readonly string[];

  constructor(message: string, lastLines: readonly string[]) {
    super(message);
    this.lastLines = lastLines;
  }

  /** The sentence, and what the program said itself. */
  lines(): string[] {
    const said = this.lastLines.map((line) => `  ${oneLine(line)}`);
    return [oneLine(this.message), ...(said.length > 0 ? ['it wrote to its standard error:', ...said] : [])];
  }
}

/** Runs what may start programs; one that fails ends it with a sentence. Returns the exit code. */
export async function orProgramError(run: () => number | Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const [sentence = '', ...rest] = error.lines();
    const code = printError(sentence);
    process.stderr.write(rest.map((line) => `${line}\n`).join(''));
    return code;
  }
}
