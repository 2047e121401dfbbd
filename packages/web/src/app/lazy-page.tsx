/** Pages that are loaded when they are first shown. */

import { t } from '@tokaido/words';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isFirstPage } from './router.ts';
import { useAsync } from './use-async.ts';
import './lazy-page.css';

/** Long enough that a fast page never shows it. */
const PATIENCE_MS = 400;
const LATE_MS = 4000;

/** A component that loads itself; a failure goes to the error boundary, which says what to do. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;

  function Loading(props: P) {
    const loaded = useAsync(load, []);
    if (loaded.state === 'failed') throw loaded.reason;
    if (loaded.state === 'waiting') return <Waiting />;
    const Loaded = loaded.value;
    known = Loaded;
    return <Loaded {...props} />;
  }
  // Once loaded it is there at once, and stays as it is where it was loaded.
  return function Lazy(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => known ?? Loading);
    return <Shown {...props} />;
  };
}

/** An empty page, at the beginning of a visit with our name on it; after a moment a word about it, and after a while `late`, where something may be amiss. */
export function Waiting({ late }: { readonly late?: string }) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [PATIENCE_MS, LATE_MS].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  const words = waited >= LATE_MS && late !== undefined ? late : t('shell.loading');
  return (
    <main class="waiting" tabIndex={-1}>
      {isFirstPage() && <p class="wordmark">Tōkaidō</p>}
      <p role="status">{waited === 0 ? '' : words}</p>
    </main>
  );
}

export const MissingPage = lazy(async () => (await import('./missing-page.tsx')).MissingPage);
