/** Parts of the table that are fetched when they are first opened; until then there is nothing to see. */

import type { ComponentType, JSX } from 'preact';
import { whenIdle } from './idle.ts';
import { useAsync } from './use-async.ts';

/** Without a network a part may not come; opening it again tries again. Once it came it is there at once. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  let known: ComponentType<P> | null = null;
  return (props) => {
    const part = useAsync(load, []);
    if (part.state === 'here') known = part.value;
    const Part = known;
    return Part === null ? null : <Part {...props} />;
  };
}

/** The same for parts that nobody misses before the first position has been drawn. */
export function whenDrawn<P extends object>(load: () => Promise<ComponentType<P>>) {
  return later(async () => {
    await whenIdle();
    return load();
  });
}

/** The same for parts that are wanted with the first table: the fetch begins at once. */
export function soon<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  let first: Promise<ComponentType<P>> | null = typeof document === 'undefined' ? null : load();
  first?.catch(() => {
    first = null;
  });
  return later(() => first ?? load());
}
