/** An audio context as browsers behave: asleep in every way they know, refusing and answering late. */

import { expect, it } from 'vitest';
import { wake, wakeByGestures } from './audio-wake.ts';

type State = AudioContext['state'];

class FakeContext {
  state: State;
  resumed = 0;
  /** What a browser answers while it has seen no gesture. */
  refuses = false;

  constructor(state: State) {
    this.state = state;
  }

  async resume(): Promise<void> {
    this.resumed++;
    if (this.refuses) throw new DOMException('Failed to start the audio device', 'InvalidStateError');
    this.state = 'running';
  }
}

it.each(['suspended', 'interrupted'] as const)('is woken when %s', async (state) => {
  const context = new FakeContext(state);
  expect(await wake(context)).toBe(true);
  expect(context.state).toBe('running');
});

it('is woken from a state that no browser has yet', async () => {
  const context = new FakeContext('dozing' as State);
  expect(await wake(context)).toBe(true);
});

it('is left alone when it runs, and when it is closed for good', async () => {
  const [running, closed] = [new FakeContext('running'), new FakeContext('closed')];
  expect([await wake(running), await wake(closed)]).toEqual([true, false]);
  expect([running.resumed, closed.resumed]).toEqual([0, 0]);
});

it('takes a refusal, and succeeds with the next gesture', async () => {
  const page = new EventTarget();
  const context = new FakeContext('interrupted');
  context.refuses = true;
  wakeByGestures(context, page);
  page.dispatchEvent(new Event('pointerdown'));
  expect(await wake(context)).toBe(false);
  context.refuses = false;
  page.dispatchEvent(new Event('pointerup'));
  await expect.poll(() => context.state).toBe('running');
});

it.each(['pointerdown', 'pointerup', 'touchend', 'keydown', 'visibilitychange'])(
  'is woken again and again by %s',
  async (moment) => {
    const page = new EventTarget();
    const context = new FakeContext('suspended');
    wakeByGestures(context, page);
    for (const state of ['suspended', 'interrupted', 'suspended'] as const) {
      context.state = state;
      page.dispatchEvent(new Event(moment));
      await expect.poll(() => context.state).toBe('running');
    }
    expect(context.resumed).toBe(3);
  },
);
