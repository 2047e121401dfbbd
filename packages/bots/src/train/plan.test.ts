/** The words of a training command: what is wrong with them is said in a sentence. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Net } from '../net/net.ts';
import { packNet } from '../net/weights.ts';
import type { CheckpointHead } from './checkpoint.ts';
import { writeCheckpoint } from './checkpoint.ts';
import type { Plan } from './plan.ts';
import { readPlan } from './plan.ts';
import { aboutRun, DEFAULTS, lambdaAt } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tokaido-plan-'));
afterAll(() => rmSync(folder, { recursive: true }));
const out = join(folder, 'net.json');

function planOf(words: string): Plan {
  const plan = readPlan(words.split(' '));
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

function problemOf(words: string): string {
  const plan = readPlan(words.split(' ').filter(Boolean));
  return plan.ok ? '' : plan.error;
}

const START = `--task tokaido-2 --out ${out} --learner node`;

/** A folder as a run leaves it, `spent` of its length behind it. */
function leaveRun(name: string, spent: number, change: Partial<CheckpointHead> = {}): string {
  const { settings } = planOf(`${START} --games 100 --total-games 200`);
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'run.json'), JSON.stringify(settings));
  const block = new Float32Array(4);
  const head = { schema: settings.schema, size: 4, spent, games: 90, positions: 900, steps: 9, ...change };
  writeCheckpoint(join(path, 'checkpoint.bin'), {
    head,
    weights: block,
    average: block,
    means: block,
    squares: block,
  });
  return path;
}

describe('a new run', () => {
  it('takes what it needs to know from the task', () => {
    const { settings, part, spent } = planOf(`${START} --minutes 10 --total-minutes 20 --seed 7`);
    expect(settings).toMatchObject({ task: 'tokaido-2', seats: 2, seed: 7, unit: 'minutes', total: 20 });
    expect({ part, spent }).toEqual({ part: 10, spent: 0 });
  });

  it('is as long as its command unless it says more', () => {
    expect(planOf(`${START} --games 300`)).toMatchObject({
      part: 300,
      settings: { unit: 'games', total: 300 },
    });
  });

  it('begins and ends with other numbers where two are given, and in the usual proportion after one', () => {
    const { settings } = planOf(`${START} --games 1 --lambda 0.98,0.9 --rate 0.002`);
    expect([0, 0.5, 1].map((done) => lambdaAt(settings.lambda, done))).toEqual([0.98, 0.94, 0.9]);
    const [first, last] = settings.rate;
    expect(last / first).toBeCloseTo(DEFAULTS.rate[1] / DEFAULTS.rate[0]);
  });

  it('weighs only the kinds of tables that --mix names', () => {
    const { settings } = planOf(
      `--task tokaido-3 --out ${out} --learner node --games 1 --mix base=3,matsuri=1`,
    );
    expect(settings.mix).toMatchObject({ base: 3, matsuri: 1, crossroads: 0, 'base-promos': 0 });
  });

  it.each([
    ['', 'name the file for the net'],
    [`--out ${out} --minutes 1`, 'name a task'],
    [`--out ${out} --minutes 1 --task chess`, 'no task "chess"'],
    [START, 'say how long'],
    [`${START} --minutes 1 --games 2`, 'say how long'],
    [`${START} --minutes soon`, '--minutes must be a number above 0, not "soon"'],
    [`${START} --games 2.5`, 'whole number'],
    [`${START} --minutes 10 --total-minutes 5`, 'less than --minutes'],
    [`${START} --minutes 1 --actors 0`, '--actors must be a number above 0'],
    [`${START} --minutes 1 --lambda 2`, '--lambda is from 0 to 1'],
    [`${START} --minutes 1 --explore 0.1,2`, '--explore is from 0 to 1'],
    [`${START} --minutes 1 --rate 0.1,0.2,0.3`, '--rate must be one number from 0 or two'],
    [`${START} --minutes 1 --hidden 30,30`, 'multiples of 4'],
    [`${START} --minutes 1 --mix sea=1`, 'no kind of table "sea"'],
    [`${START} --minutes 1 --mix base=0`, 'no table to play at'],
    [`${START} --minutes 1 --against ${folder}/none.json`, 'there is no file'],
    [`${START} --minutes 1 --sped 3`, 'usage'],
    [`--task duo --out ${out} --minutes 1 --learner fast`, '--learner is python or node'],
    [`--task duo --out ${out} --minutes 1 --learner python --python no-such-python`, '--learner node'],
  ])('says what is wrong with "%s"', (words, problem) => {
    expect(problemOf(words)).toContain(problem);
  });

  it('starts from the weights of a net, with its layers', () => {
    const file = join(folder, 'first.json');
    const { inputs, seats, schema } = planOf(`${START} --games 1`).settings;
    const net = new Net({ inputs, seats, hidden: [8, 4] });
    net.load(Float32Array.from({ length: net.size }, (_, i) => (i % 255) - 127));
    writeFileSync(file, JSON.stringify(packNet(net, schema, 'a test')));
    const { start, settings } = planOf(`${START} --games 1 --from ${file}`);
    expect(start).toEqual(net.floats());
    expect(settings.hidden).toEqual([8, 4]);
    expect(aboutRun(settings, { games: 5, steps: 2 })).toMatch(
      /^a test; npm run train .*\(5 games, 2 steps\)$/,
    );
    expect(problemOf(`${START} --games 1 --from ${file} --hidden 16,8`)).toContain('8 and 4 units');
  });

  it('tells of the runs of its teachers, each once', () => {
    const { inputs, seats, schema } = planOf(`${START} --games 1`).settings;
    const files = ['one run; another', 'another; a third'].map((about, i) => {
      const file = join(folder, `teacher${i}.json`);
      const net = new Net({ inputs, seats, hidden: [8, 4] });
      writeFileSync(file, JSON.stringify(packNet(net, schema, about)));
      return file;
    });
    const { settings } = planOf(`${START} --games 1 --teacher ${files.join(',')}`);
    expect(settings).toMatchObject({ teachers: files, before: ['one run', 'another', 'a third'] });
  });

  it('refuses an opponent of another task', () => {
    const file = join(folder, 'other.json');
    const net = new Net({ inputs: 8, seats: 2, hidden: [8, 4] });
    writeFileSync(file, JSON.stringify(packNet(net, 'abc', 'a test')));
    expect(problemOf(`${START} --minutes 1 --against ${file}`)).toContain('schema abc');
  });

  it('does not write over a run that is there', () => {
    const path = leaveRun('there', 10);
    expect(problemOf(`${START} --minutes 1 --run ${path}`)).toContain(`--resume ${path}`);
  });
});

describe('a run that goes on', () => {
  it('goes on where it was left, for what is left of it', () => {
    const path = leaveRun('left', 150);
    const plan = planOf(`--resume ${path} --games 100 --learner node`);
    expect(plan).toMatchObject({ spent: 150, part: 50, counts: { games: 90, steps: 9 } });
    expect(plan.settings).toMatchObject({ total: 200, commands: 2, task: 'tokaido-2' });
  });

  it('can be made longer', () => {
    const path = leaveRun('complete', 200);
    expect(problemOf(`--resume ${path} --games 10 --learner node`)).toContain('longer --total-games');
    expect(planOf(`--resume ${path} --games 10 --total-games 400 --learner node`).settings.total).toBe(400);
  });

  it('keeps what belongs to it', () => {
    const path = leaveRun('fixed', 10);
    expect(problemOf(`--resume ${path} --games 10 --rate 1`)).toContain('--rate belongs to the run');
    expect(problemOf(`--resume ${path} --minutes 10 --learner node`)).toContain('counted in games');
  });

  it('needs a folder with a checkpoint of the same features', () => {
    expect(problemOf(`--resume ${folder}/nowhere --games 1 --learner node`)).toContain('no folder of a run');
    const other = leaveRun('other', 10, { schema: 'abc' });
    expect(problemOf(`--resume ${other} --games 1 --learner node`)).toContain('schema abc');
    const path = leaveRun('unsaved', 10);
    rmSync(join(path, 'checkpoint.bin'));
    expect(problemOf(`--resume ${path} --games 1 --learner node`)).toContain('not saved anything yet');
    writeFileSync(join(path, 'checkpoint.bin'), 'nonsense');
    expect(problemOf(`--resume ${path} --games 1 --learner node`)).toContain('no checkpoint');
    writeFileSync(join(path, 'run.json'), '{');
    expect(problemOf(`--resume ${path} --games 1 --learner node`)).toContain('cannot be read');
  });
});
