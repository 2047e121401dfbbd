/**
 * The sounds themselves, made by the browser from a few tones and noise: no files. Loaded at the first touch or
 * key, before which browsers allow no sound anyway.
 */

import { effect } from '@preact/signals';
import { wake, wakeByGestures } from './audio-wake.ts';
import { setting } from './settings.ts';
import type { SoundName } from './sound-names.ts';

/** Later than this a sound no longer belongs to what is seen. */
const LATEST_MS = 250;

export interface Studio {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly ambience: GainNode;
  /** Two seconds of noise that every breathy sound is cut from. */
  readonly noise: AudioBuffer;
}

/** Null where the browser has no sound. */
export function openStudio(): Studio | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const made: Studio = {
    context,
    effects: gainTo(context, context.destination),
    ambience: gainTo(context, context.destination),
    noise: makeNoise(context),
  };
  // Loudness is heard as its square.
  effect(() => {
    made.effects.gain.value = setting('sound').value ** 2;
  });
  followAmbience(made);
  wakeByGestures(context);
  void wake(context);
  return made;
}

function gainTo(context: AudioContext, to: AudioNode): GainNode {
  const gain = context.createGain();
  gain.connect(to);
  return gain;
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** One tone that begins at once and dies away. */
function tone(
  s: Studio,
  at: number,
  hertz: number,
  length: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const oscillator = s.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  oscillator.connect(fading(s, at, length, loud));
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A breath of noise round one pitch, which may slide to another. */
function breath(
  s: Studio,
  at: number,
  from: number,
  to: number,
  length: number,
  loud: number,
  narrow = 1,
): void {
  const source = s.context.createBufferSource();
  source.buffer = s.noise;
  const filter = s.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(s, at, length, loud));
  source.start(at, Math.random());
  source.stop(at + length);
}

function fading(s: Studio, at: number, length: number, loud: number): GainNode {
  const gain = gainTo(s.context, s.effects);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

/** Two blocks of wood struck together. */
function clap(s: Studio, at: number, loud: number): void {
  tone(s, at, 1180, 0.09, loud, 'triangle');
  tone(s, at, 1870, 0.05, loud * 0.5);
  breath(s, at, 2400, 1800, 0.03, loud * 0.8, 2);
}

const SOUNDS: Readonly<Record<SoundName, (s: Studio, at: number) => void>> = {
  turn(s, at) {
    clap(s, at, 0.45);
    clap(s, at + 0.17, 0.6);
  },
  coin(s, at) {
    tone(s, at, 2637, 0.22, 0.16);
    tone(s, at + 0.06, 3520, 0.4, 0.16);
    tone(s, at + 0.06, 5274, 0.2, 0.05);
  },
  brush(s, at) {
    breath(s, at, 900, 3200, 0.34, 0.28, 0.7);
    breath(s, at + 0.12, 1600, 700, 0.3, 0.14, 0.6);
  },
  bell(s, at) {
    // The partials of a temple bell are no whole multiples.
    for (const [ratio, loud, length] of [
      [1, 0.34, 2.6],
      [2.02, 0.16, 1.9],
      [2.76, 0.12, 1.3],
      [4.1, 0.06, 0.7],
    ] as const) {
      tone(s, at, 196 * ratio, length, loud);
    }
  },
  water(s, at) {
    for (const [delay, hertz] of [
      [0, 620],
      [0.09, 840],
      [0.2, 700],
    ] as const) {
      breath(s, at + delay, hertz, hertz * 1.7, 0.16, 0.5, 9);
    }
  },
  pluck(s, at) {
    // Two strings of a shamisen, a fourth apart.
    for (const [delay, hertz] of [
      [0, 293.7],
      [0.11, 392],
    ] as const) {
      tone(s, at + delay, hertz, 0.7, 0.22, 'triangle');
      tone(s, at + delay, hertz * 2, 0.35, 0.08, 'sawtooth');
      breath(s, at + delay, 3000, 1500, 0.02, 0.3);
    }
  },
  tap(s, at) {
    tone(s, at, 420, 0.05, 0.16, 'triangle');
    breath(s, at, 1500, 900, 0.02, 0.12);
  },
  talk(s, at) {
    // A bamboo chime, twice and softly: somebody speaks.
    tone(s, at, 659.3, 0.22, 0.1);
    tone(s, at + 0.1, 880, 0.3, 0.08);
    breath(s, at, 1900, 1300, 0.02, 0.05);
  },
};

/** The sea beside the road: noise under a slow swell, only while it is wanted. */
function followAmbience(s: Studio): void {
  let sea: { stop(): void } | null = null;
  effect(() => {
    const loud = setting('ambience').value;
    s.ambience.gain.setTargetAtTime(loud ** 2 * 0.5, s.context.currentTime, 0.4);
    if (loud > 0) sea ??= startSea(s);
    else {
      sea?.stop();
      sea = null;
    }
  });
}

function startSea(s: Studio): { stop(): void } {
  const source = s.context.createBufferSource();
  source.buffer = s.noise;
  source.loop = true;
  const filter = s.context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 520;
  const swell = s.context.createOscillator();
  swell.frequency.value = 0.11;
  const depth = s.context.createGain();
  depth.gain.value = 260;
  swell.connect(depth).connect(filter.frequency);
  source.connect(filter).connect(s.ambience);
  source.start();
  swell.start();
  return {
    stop() {
      source.stop();
      swell.stop();
    },
  };
}

/** A context that sleeps may be woken much later: a sound is played soon, or not at all, and never with all others. */
export async function sound(s: Studio, name: SoundName): Promise<void> {
  const asked = performance.now();
  const isAwake = await wake(s.context);
  if (isAwake && performance.now() - asked < LATEST_MS) SOUNDS[name](s, s.context.currentTime);
}
