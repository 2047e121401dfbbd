/** Plays in other engines; started by scripts/browsers.mjs, which `npm run browsers` runs. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Driver, type Engine, isMissing, type Missing } from '../test/engines/driver.ts';
import { ENGINES, type EngineName } from '../test/engines/find-engines.ts';
import { offlineStart, onlineTable, type Trial, wholeGame } from '../test/engines/trials.ts';
import { startServer } from '../test/programs.ts';
import { DESKTOP, PHONE } from '../test/viewports.ts';

const TRIALS = { 'whole game': wholeGame, 'online table': onlineTable, 'offline start': offlineStart };

export interface Wanted {
  readonly engines: readonly EngineName[];
  /** Those whose absence is an error. */
  readonly required: readonly EngineName[];
  readonly seed: number;
  /** Where pictures of the table are put, if at all. */
  readonly screens: string | null;
}

/** A line of the closing table: an engine and what became of each trial. */
interface Verdict {
  readonly isOk: boolean;
  readonly cells: readonly string[];
}

const say = (words: string) => process.stdout.write(`${words}\n`);

/** Pictures of a table in both sizes. */
async function takePictures(driver: Driver, folder: string, name: EngineName): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [size, { width, height }] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await driver.resize({ width, height });
    // Until the table has been laid out again.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    writeFileSync(join(folder, `${name}-${size}.png`), await driver.picture());
  }
}

/** Every trial in one engine. */
async function tryEngine(name: EngineName, server: string, wanted: Wanted): Promise<Verdict> {
  let engine: Engine | Missing;
  try {
    engine = await ENGINES[name]();
  } catch (problem) {
    say(`\n${name}: FAILED to start: ${problem instanceof Error ? problem.message : String(problem)}`);
    return { isOk: false, cells: [name, 'FAILED to start'] };
  }
  if (isMissing(engine)) {
    const isOk = !wanted.required.includes(name);
    say(`\n${name}: ${engine.missing}. To install it: ${engine.install}.`);
    return { isOk, cells: [name, isOk ? 'not installed, skipped' : 'NOT INSTALLED, but required'] };
  }
  say(`\n${engine.title}`);
  const { seed, screens } = wanted;
  const other = await ENGINES.chromium();
  const common = { engine, other, server, seed };
  const show = screens === null ? {} : { show: (driver: Driver) => takePictures(driver, screens, name) };
  const cells = [engine.title];
  let isOk = true;
  for (const [title, run] of Object.entries(TRIALS)) {
    const began = performance.now();
    const tell = (words: string) => say(`  ${title}: ${words}`);
    const went = await runTrial(run, { ...common, ...show, tell });
    isOk &&= went !== 'FAILED';
    cells.push(`${went}, ${Math.round((performance.now() - began) / 1000)} s`);
  }
  return { isOk, cells };
}

type Outcome = 'ok' | 'ok after a crash' | 'FAILED';

/**
 * What WebDriver says when the process of the page has ended. WebKitGTK draws by Mesa's software rasterizer where there is
 * no graphics card, and that crashes now and then (a segmentation fault in swrast_dri.so, nothing of ours).
 */
const CRASH = /session deleted because of page crash/;

/** A trial in which the engine itself crashed is run once more, and that is said. */
async function runTrial(
  run: (trial: Trial) => Promise<string>,
  trial: Trial,
  isAgain = false,
): Promise<Outcome> {
  try {
    trial.tell(`ok, ${await run(trial)}`);
    return isAgain ? 'ok after a crash' : 'ok';
  } catch (problem) {
    if (!isAgain && CRASH.test(String(problem))) {
      trial.tell('the engine crashed; once more');
      return runTrial(run, trial, true);
    }
    trial.tell(`FAILED\n${problem instanceof Error ? problem.stack : String(problem)}`);
    return 'FAILED';
  }
}

/** Columns as wide as what is in them; the last cell of a line may be longer. */
function tableText(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => (column < row.length - 1 ? (row[column]?.length ?? 0) : 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widthOf(i)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns the exit code. */
export async function playInEngines(wanted: Wanted): Promise<number> {
  const server = await startServer();
  const verdicts: Verdict[] = [];
  try {
    for (const name of wanted.engines) verdicts.push(await tryEngine(name, server.url, wanted));
  } finally {
    await server.stop();
  }
  say(`\n${tableText([['engine', ...Object.keys(TRIALS)], ...verdicts.map(({ cells }) => cells)])}`);
  return verdicts.every(({ isOk }) => isOk) ? 0 : 1;
}
