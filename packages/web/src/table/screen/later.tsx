/** Parts of the table that are fetched when they are first opened; until then there is nothing to see. */

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  let found: ComponentType<P> | null = null;
  return (props) => {
    const [Part, show] = useState<ComponentType<P> | null>(() => found);
    useEffect(() => {
      if (Part !== null) return;
      let gone = false;
      load().then(
        (loaded) => {
          found = loaded;
          if (!gone) show(() => loaded);
        },
        // Without a network it may not come; the next opening tries again.
        () => undefined,
      );
      return () => {
        gone = true;
      };
    }, [Part]);
    return Part === null ? null : <Part {...props} />;
  };
}
