/** Sounds over an audio context that only counts: one that sleeps is woken, and what comes too late is not heard. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStudio, type Studio, sound } from './sound-synthesis.ts';

/** Takes any call and any value. */
function anything(): unknown {
  const taken: unknown = new Proxy(() => {}, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : taken),
    set: () => true,
    apply: () => taken,
  });
  return taken;
}

class FakeAudioContext {
  static last: FakeAudioContext;
  state = 'suspended';
  tones = 0;
  readonly currentTime = 0;
  readonly sampleRate = 8;
  readonly destination = anything();
  /** How long the browser takes, or Infinity while it waits for a gesture. */
  delay = 0;

  constructor() {
    FakeAudioContext.last = this;
  }

  async resume(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.delay));
    this.state = 'running';
  }

  createOscillator(): unknown {
    this.tones++;
    return anything();
  }

  createBuffer(): unknown {
    return { getChannelData: () => new Float32Array(16) };
  }

  createGain = anything;
  createBufferSource = anything;
  createBiquadFilter = anything;
}

const page = new EventTarget();
let studio: Studio;
let context: FakeAudioContext;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('window', page);
  studio = openStudio() as Studio;
  context = FakeAudioContext.last;
  await vi.advanceTimersByTimeAsync(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens and wakes what begins suspended', () => {
  expect(context.state).toBe('running');
});

it.each(['suspended', 'interrupted'])('sounds at once where it was %s', async (state) => {
  context.state = state;
  void sound(studio, 'coin');
  await vi.advanceTimersByTimeAsync(1);
  expect([context.state, context.tones]).toEqual(['running', 3]);
});

it('keeps quiet about what happened while nothing could sound', async () => {
  Object.assign(context, { state: 'interrupted', delay: 60_000 });
  for (let i = 0; i < 20; i++) void sound(studio, 'coin');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([context.state, context.tones]).toEqual(['running', 0]);
  void sound(studio, 'coin');
  await vi.advanceTimersByTimeAsync(1);
  expect(context.tones).toBe(3);
});

it.each(['pointerup', 'keydown'])('is woken by %s after an interruption', async (gesture) => {
  context.state = 'interrupted';
  page.dispatchEvent(new Event(gesture));
  await vi.advanceTimersByTimeAsync(1);
  expect(context.state).toBe('running');
});
