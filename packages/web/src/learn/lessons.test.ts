/** Every lesson, played at its real table: by what is taught, and at every step by everything else that is open. */

import '@tokaido/words/locales/en/learn';
import { addGame, duoTable, foldTable } from '@tokaido/table';
import { BOXES, VARIATIONS } from '@tokaido/tokaido';
import { isKey } from '@tokaido/words';
import { describe, expect, test } from 'vitest';
import { duoVolume } from '../pages/rules/duo/volume.ts';
import { tokaido as tokaidoVolume } from '../pages/rules/tokaido.ts';
import { topicAt } from '../pages/rules/volume.ts';
import { connectTable } from '../table/connect.ts';
import { opened } from '../table/connected-table.ts';
import { loadGame } from '../table/games.ts';
import { settled, TestDevice } from '../table/testkit/device.ts';
import { decisionsOf, lessonEntries } from '../worker/lesson-room.ts';
import { findLesson, LESSONS } from './catalogue.ts';
import type { Lesson } from './lesson.ts';
import { decidingStep, teaches } from './lesson.ts';
import { atLesson } from './lesson-table.ts';
import { doneWords, lessonNote, lessonTitle, stepWords, triedWords } from './lesson-words.ts';

addGame(duoTable);

/** More decisions than any lesson asks for. */
const MOST = 40;

async function open(lesson: Lesson, taken: readonly string[] = []) {
  const device = new TestDevice({ seed: 1 });
  const id = await device.host.ask('lesson', { lesson, taken });
  const link = device.host.link(id);
  const model = connectTable(id, link, {
    isLocal: true,
    likelyGame: lesson.game,
    loadGame,
    speed: () => 0,
    isStill: () => true,
    now: () => 0,
    later(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    mark: 'x',
    advise: () => Promise.resolve(null),
    record: () => Promise.resolve(''),
    lift: () => {},
    undoTime: () => 0,
  });
  return { device, table: atLesson(lesson, await opened(model), taken) };
}

type Opened = Awaited<ReturnType<typeof open>>['table'];

/** Tries everything that is open and not taught: nothing happens, and a sentence says why. */
async function tryTheRest({ lesson, model, step, tried }: Opened): Promise<void> {
  const waiting = lesson.steps[decidingStep(lesson, step.peek())];
  const before = { seen: model.seen.peek(), lines: model.journal.peek().length, step: step.peek() };
  for (const action of before.seen!.legal.filter(
    (each) => waiting === undefined || !teaches(waiting, each),
  )) {
    expect(await model.act(action)).toBeNull();
    expect(tried.peek()?.action).toBe(action);
    expect(triedWords(lesson.id, tried.peek()!), `${lesson.id} ${step.peek() + 1} ${action}`).toMatch(
      /\w{3}/,
    );
    expect({
      seen: model.seen.peek(),
      lines: model.journal.peek().length,
      step: step.peek(),
    }).toEqual(before);
  }
}

/** Plays by what is taught, to the end. */
async function play(table: Opened, between: () => Promise<void>): Promise<void> {
  const { lesson, model, step } = table;
  for (let i = 0; step.peek() < lesson.steps.length; i++) {
    expect(i, `${lesson.id} does not end`).toBeLessThan(MOST);
    await settled(model);
    await between();
    const now = lesson.steps[step.peek()]!;
    const { legal } = model.seen.peek()!;
    for (const key of ['title', 'says'] as const)
      expect(stepWords(lesson.id, step.peek(), key), `${lesson.id} ${step.peek() + 1}`).not.toBe('');
    if (now.take === undefined) {
      table.goOn();
      continue;
    }
    // Where a step lasts for several decisions, what is taught is open one after the other.
    const named = now.take.filter((taught) => !taught.endsWith('*') && now.until === undefined);
    expect(legal, `${lesson.id} ${step.peek() + 1}`).toEqual(expect.arrayContaining(named));
    const action = legal.find((each) => now.until !== undefined && each.startsWith(now.until));
    const taught = action ?? legal.findLast((each) => teaches(now, each));
    expect(await model.act(taught!), `${lesson.id}: ${taught}`).toBeNull();
  }
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  test('is played by what is taught, and everything else that is open explains itself', async () => {
    const { table, device } = await open(lesson);
    await play(table, () => tryTheRest(table));
    expect(doneWords(id)).not.toBe('');
    expect(await device.host.ask('list', {})).toEqual([]);
    // The others did what the lesson says.
    const end = foldTable(lessonEntries(lesson, 'x', table.taken.peek()));
    for (let seat = 1; seat < lesson.seats; seat++) {
      const script = lesson.others.filter((line) => line.startsWith(`${seat} `)).map((line) => line.slice(2));
      const done = decisionsOf(lesson, end, seat);
      expect(done.slice(0, script.length)).toEqual(script.slice(0, done.length));
    }
  });

  test('goes on where it was left', async () => {
    const { table } = await open(lesson);
    const positions: string[] = [];
    await play(table, async () => {
      positions.push(JSON.stringify(table.model.seen.peek()?.view));
      const { table: again } = await open(lesson, table.taken.peek());
      await settled(again.model);
      expect(JSON.stringify(again.model.seen.peek()?.view)).toBe(positions.at(-1));
      again.model.close();
    });
  });

  test('has words for all of it, and a sentence for a wrong try at every decision', () => {
    expect(lessonTitle(id)).not.toBe('');
    expect(lessonNote(id)).not.toBe('');
    for (const [i, { take }] of lesson.steps.entries()) {
      const isFree = take?.includes('*') === true;
      if (take !== undefined && !isFree)
        expect(isKey(`learn.${id}.${i + 1}.no`), `${id} ${i + 1}`).toBe(true);
    }
  });
});

test('there is a lesson for each box and each variation, and three for Duo', () => {
  for (const id of [...BOXES.keys(), ...VARIATIONS.keys()]) expect(findLesson(id)?.id).toBe(id);
  expect(LESSONS.filter(({ game }) => game === 'duo')).toHaveLength(3);
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
});

test('every rule that a step refers to has a page', () => {
  for (const { id, game, steps } of LESSONS)
    for (const { rule } of steps) {
      const volume = game === 'duo' ? duoVolume : tokaidoVolume;
      expect(topicAt(volume, rule), `${id}: ${rule}`).not.toBeNull();
    }
});

test('what the rules forbid is refused by the table itself', async () => {
  const { table } = await open(findLesson('walk')!);
  await settled(table.model);
  expect(await table.model.act('travel 20')).toMatchObject({ code: 'closed' });
  expect(table.tried.peek()).toBeNull();
});

test('a decision that is taken back is asked again', async () => {
  const { table } = await open(findLesson('crossroads')!);
  await settled(table.model);
  await table.model.act('travel 4');
  await settled(table.model);
  expect(table.step.peek()).toBe(1);
  expect(await table.model.undo()).toBeNull();
  expect(table.step.peek()).toBe(0);
});
