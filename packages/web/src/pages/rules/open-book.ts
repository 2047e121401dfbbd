/** The book that is open: what is in it, and its words. */

import { signal } from '@preact/signals';
import { locale } from '@tokaido/words';
import { useEffect, useState } from 'preact/hooks';
import type { Texts } from './texts.ts';
import { tokaido } from './tokaido.ts';
import type { Volume, VolumeId } from './volume.ts';

export interface OpenBook {
  readonly volume: Volume;
  readonly texts: Texts;
}

/** The second book is fetched when it is opened. */
export async function loadVolume(id: VolumeId): Promise<Volume> {
  return id === 'duo' ? (await import('./duo/volume.ts')).duoVolume : tokaido;
}

/** Kept between visits, so that a way back finds the page at once. */
const shown = signal<OpenBook | null>(null);

/** The book in the language of the player; null until it is here. A failure goes to the error boundary. */
export function useBook(id: VolumeId): OpenBook | null {
  const wanted = locale.value;
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const volume = await loadVolume(id);
        const texts = await volume.loadTexts(wanted);
        if (!left) shown.value = { volume, texts };
      } catch (reason) {
        // Words in another language are better than none.
        if (!left && shown.peek()?.volume.id !== id) setFailure({ reason });
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [wanted, id]);
  if (failure !== null) throw failure.reason;
  return shown.value?.volume.id === id ? shown.value : null;
}
