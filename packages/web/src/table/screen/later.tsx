/** Parts of the table that are fetched when they are first opened; until then there is nothing to see. */

import type { ComponentType, JSX } from 'preact';
import { useLoaded } from '../../app/loaded.ts';

/** Without a network a part may not come; opening it again tries again. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  return (props) => {
    const part = useLoaded(load, []);
    if (part.state !== 'here') return null;
    const Part = part.value;
    return <Part {...props} />;
  };
}
