/** The ways through a replay: steps, turns, jumps, and playing by itself. */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import { play as sound } from '../../app/sound.ts';
import type { GameSounds } from '../game.ts';
import { hidesEnd, speed } from './preferences.ts';
import type { Replay } from './replay.ts';

/** A step is in sight for so long, in milliseconds at normal speed. */
const STEP_MS = 1600;
const PAGE = 10;

export type Way = 'first' | 'last' | 'next' | 'previous' | 'turn' | 'turn-back' | 'page' | 'page-back';

export interface Transport {
  readonly isPlaying: ReadonlySignal<boolean>;
  /** As far as the bar goes: without spoilers it ends where nobody has looked further. */
  readonly end: ReadonlySignal<number>;
  /** Whether the end of the game may be told. */
  readonly tellsEnd: ReadonlySignal<boolean>;
  /** Goes there, and plays no further by itself. */
  goTo(position: number): void;
  go(way: Way): void;
  toggle(): void;
  close(): void;
}

export function openTransport(replay: Replay): Transport {
  const isPlaying = signal(false);
  const tellsEnd = computed(() => !hidesEnd.value || replay.reached.value === replay.length);
  const end = computed(() => (tellsEnd.value ? replay.length : replay.reached.value));

  let sounds: GameSounds | null = null;
  void loadSounds();

  /** Without them the replay is silent. */
  async function loadSounds(): Promise<void> {
    sounds = await replay.game.loadSounds().catch(() => null);
  }

  function show(position: number): void {
    const before = replay.at.peek();
    replay.game.playback.finishMotion();
    replay.goTo(position);
    // Only what is seen to happen is heard.
    const line = replay.at.peek() === before + 1 ? replay.lineAt(before + 1) : null;
    const heard = line === null ? null : sounds?.of(line, replay.model.seen.peek());
    if (heard !== null && heard !== undefined) sound(heard);
  }

  const stop = effect(() => {
    if (!isPlaying.value) return undefined;
    const at = replay.at.value;
    if (at === replay.length) {
      isPlaying.value = false;
      return undefined;
    }
    const timer = setTimeout(() => show(at + 1), STEP_MS / speed.value);
    return () => clearTimeout(timer);
  });

  function goTo(position: number): void {
    isPlaying.value = false;
    show(position);
  }

  function target(way: Way): number {
    const at = replay.at.peek();
    if (way === 'first') return 0;
    if (way === 'last') return end.peek();
    if (way === 'turn') return replay.turnFrom(at, 1);
    if (way === 'turn-back') return replay.turnFrom(at, -1);
    return at + { next: 1, previous: -1, page: PAGE, 'page-back': -PAGE }[way];
  }

  return {
    isPlaying,
    end,
    tellsEnd,
    goTo,
    go: (way) => goTo(target(way)),
    toggle() {
      // At the end it begins again.
      if (!isPlaying.peek() && replay.at.peek() === replay.length) replay.goTo(0);
      isPlaying.value = !isPlaying.peek();
    },
    close: stop,
  };
}
