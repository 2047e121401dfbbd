import { setLocale } from '@tokaido/words';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setting } from '../app/settings.ts';
import { handOver, settled, TestDevice, until } from '../table/testkit/device.ts';
import { tokaidoClient } from '../tokaido/client.tsx';
import { eventText } from '../tokaido/event-text.ts';
import type { TableModel } from '../tokaido/model.ts';
import { tokaidoNarrator } from '../tokaido/narrator/narrator.ts';
import { announce } from './announce.ts';
import type { Transcript } from './transcript.ts';
import { openTranscript } from './transcript.ts';

beforeAll(() => setLocale('en'));

const PEOPLE = ['Aki', 'Ben'];
let close = () => {};
afterEach(() => close());

/** Two people and a bot on one device, read and played through the narrator view. */
async function sitDown(seed: number): Promise<{ model: TableModel; transcript: Transcript }> {
  const device = new TestDevice({ seed });
  const people = PEOPLE.map((name) => ({ kind: 'me' as const, name }));
  const bot = { kind: 'bot' as const, level: 'porter', name: '' };
  const id = await device.host.ask('create', { setup: { options: '', seats: [...people, bot] } });
  const model = await device.open(id);
  const transcript = openTranscript(model, {
    client: tokaidoClient,
    events: eventText,
    narrator: tokaidoNarrator,
  });
  close = () => {
    transcript.close();
    model.close();
  };
  await settled(model);
  return { model, transcript };
}

const textOf = ({ lines }: Transcript) => lines.value.map(({ text }) => text).join('\n');
/** What is told comes with the next turn of the clock. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('nothing that one person read or typed stays for the next', async () => {
  const { model, transcript } = await sitDown(4);
  await handOver(model);
  await soon();
  const { me, legal } = model.seen.peek()!;
  // The tile that is not taken goes back into the box: nobody else ever knows it.
  const left = legal[1]!.split(' ')[1];
  expect(textOf(transcript).toLowerCase()).toContain(left);
  transcript.send('1');
  await until(() => model.curtain.value !== null);
  expect(model.curtain.peek()).toMatchObject({ isLong: true });
  expect(model.curtain.peek()?.seat).not.toBe(me);
  expect(transcript.lines.value).toEqual([]);
  await handOver(model);
  await soon();
  expect(textOf(transcript)).toContain('1. ');
  expect(textOf(transcript).toLowerCase()).not.toContain(left);
});

test('where nothing is hidden the lines go as well, the first line only takes the device, and all is told again', async () => {
  const { model, transcript } = await sitDown(4);
  let cues = 0;
  for (let turns = 0; turns < 6; ) {
    if (model.curtain.peek() !== null) await handOver(model);
    await soon();
    const { me, legal, turn } = model.seen.peek()!;
    if (turn?.decision === 'travel') turns++;
    transcript.send('cards');
    expect(textOf(transcript)).toContain('cards');
    await model.act(legal[0]!);
    await settled(model);
    const hanging = model.curtain.peek();
    if (hanging === null) continue;
    expect(hanging.seat).not.toBe(me);
    expect(textOf(transcript)).not.toContain('cards');
    if (hanging.isLong) continue;
    const { name } = model.info.peek().seats[hanging.seat]!;
    expect(textOf(transcript)).toContain(`Hand over to ${name}.`);
    const lines = model.journal.peek().length;
    // Words that would be a walk at any other moment.
    transcript.send('go inn');
    expect(model.curtain.peek()).toBeNull();
    expect(model.busy.peek(), 'nothing is decided').toBe(false);
    await soon();
    expect(model.journal.peek()).toHaveLength(lines);
    expect(textOf(transcript)).toContain(`${name}’s turn.`);
    cues++;
  }
  expect(cues).toBeGreaterThan(0);
});

test('a hint that comes after the device was handed on is not told', async () => {
  const { model, transcript } = await sitDown(4);
  await handOver(model);
  let answer: ((action: string) => void) | null = null;
  const asked = model.seen.peek()!.legal[0];
  Object.assign(model, {
    hint: () =>
      new Promise(
        (resolve) =>
          (answer = (action) =>
            resolve({
              choices: [{ action, points: 0, terms: [], best: 1 }],
              tries: 1,
              ahead: null,
              error: 0,
              agrees: true,
              nudge: 'only',
            })),
      ),
  });
  setting('coach').value = true;
  transcript.send('hint');
  await vi.waitFor(() => expect(answer).not.toBeNull());
  setting('coach').value = false;
  await model.act(asked!);
  await settled(model);
  (answer as ((action: string) => void) | null)?.(asked!);
  await soon();
  expect(transcript.lines.value).toEqual([]);
});

test('what the notices announce stands in the log', async () => {
  const { model, transcript } = await sitDown(4);
  await handOver(model);
  announce('30 seconds left');
  expect(textOf(transcript)).toContain('30 seconds left');
});

test('the coach is asked by a word, says more each time, and is turned on and off', async () => {
  const { model, transcript } = await sitDown(4);
  await handOver(model);
  await soon();
  const [first = '', second = ''] = model.seen.peek()!.legal;
  const choice = { points: 1, terms: [], best: 1 };
  const value = { win: 0.5, error: 0.1, behind: 0, behindError: 0, points: [], short: 0, shortError: 0 };
  Object.assign(model, {
    hint: async () => ({
      choices: [
        { ...choice, action: first },
        { ...choice, action: second },
      ],
      tries: 1,
      ahead: 1,
      error: 0.1,
      agrees: true,
      nudge: 'coins-inn',
    }),
    points: async () => ({
      done: 4,
      all: 4,
      advice: {
        seat: 0,
        by: 'net',
        playouts: 2,
        actions: [
          { ...value, action: 1, words: first, total: 61, totalError: 1 },
          { ...value, action: 2, words: second, total: 64.5, totalError: 0.5 },
        ],
      },
    }),
  });
  const said = async (line: string) => {
    const before = transcript.lines.value.length;
    transcript.send(line);
    await until(() => transcript.lines.value.length >= before + (line === 'hint' ? 3 : 2));
    return transcript.lines.value.at(-1)?.text;
  };
  setting('coach').value = false;
  expect(await said('hint')).toBe('The coach is off. Type “hint on” to turn it on.');
  expect(await said('coach on')).toBe('The coach is on.');
  expect(await said('hint')).toBe('Coins are low before the inn. Ask again for three choices.');
  expect(await said('hint')).toMatch(/^Two good choices\. .*Ask again for the expected points/);
  expect(await said('hint')).toMatch(
    /^Expected final points\. .*: 64\.5 points, give or take 0\.5\. .*: 61\.0 points, give or take 1\.0\./,
  );
  expect(await said('hint'), 'the most is said again').toMatch(/^Expected final points\./);
  expect(await said('hint off')).toBe('The coach is off.');
});
