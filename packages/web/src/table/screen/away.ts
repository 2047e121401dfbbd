/** Who has been gone for a while: a short break in the line is nobody's business. */

import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model.ts';

export type Away = ReadonlySignal<ReadonlySet<number>>;

const GRACE_MS = 30_000;

export function useAway(model: TableModel): Away {
  const away = useSignal<ReadonlySet<number>>(new Set());
  const { seats } = model.info.value;
  const present = model.present.value;
  const gone = seats.flatMap(({ kind, standIn }, seat) =>
    kind === 'person' && !standIn && present.length > seat && !present[seat] ? [seat] : [],
  );
  const key = model.local ? '' : gone.join();
  useEffect(() => {
    away.value = new Set([...away.peek()].filter((seat) => gone.includes(seat)));
    if (key === '') return undefined;
    const timer = setTimeout(() => {
      away.value = new Set(gone);
    }, GRACE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return away;
}
