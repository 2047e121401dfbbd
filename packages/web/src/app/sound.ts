/**
 * Sounds and buzzes. Nothing sounds before the first touch or key, as browsers demand, and each sound only
 * repeats what the screen shows.
 */

import { setting } from './settings.ts';
import type { SoundName } from './sound-names.ts';

let sounder: ((name: SoundName) => void) | null = null;

/** Waits for the first gesture of the player, and fetches the sounds then. */
export function awaitFirstGesture(): void {
  const open = () => {
    removeEventListener('pointerdown', open, true);
    removeEventListener('keydown', open, true);
    // A table without sounds is a table.
    fetchSounds().catch(() => undefined);
  };
  addEventListener('pointerdown', open, true);
  addEventListener('keydown', open, true);
}

async function fetchSounds(): Promise<void> {
  const { openStudio, sound } = await import('./sound-synthesis.ts');
  const studio = openStudio();
  if (studio !== null) sounder = (name) => void sound(studio, name);
}

export function play(name: SoundName): void {
  if (setting('sound').peek() > 0) sounder?.(name);
}

/** A short buzz where the device can: never the only sign of anything. */
export function buzz(ms: number): void {
  if (setting('haptics').peek() && 'vibrate' in navigator) navigator.vibrate(ms);
}
