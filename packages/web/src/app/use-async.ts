/** Something that has to be waited for, as a component sees it. */

import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly reason: unknown };

/** Loads again when one of `inputs` changes; what comes for a page that was left is handed to `drop`. */
export function useAsync<T>(
  load: () => Promise<T>,
  inputs: readonly unknown[],
  drop: (value: T) => void = () => undefined,
): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'waiting' });
  useEffect(() => {
    let left = false;
    let held: { readonly value: T } | null = null;
    const run = async () => {
      try {
        const value = await load();
        held = { value };
        if (left) drop(value);
        else setLoaded({ state: 'here', value });
      } catch (reason) {
        if (!left) setLoaded({ state: 'failed', reason });
      }
    };
    void run();
    return () => {
      left = true;
      if (held !== null) drop(held.value);
    };
  }, inputs);
  return loaded;
}
