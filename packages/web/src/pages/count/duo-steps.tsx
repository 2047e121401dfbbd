/** The steps of a count of Duo; loaded with its rules when Duo is counted. */

import type { JSX } from 'preact';
import { countedDuo, DuoEntry } from './duo-count.tsx';
import { DuoResult } from './duo-result.tsx';
import type { CountStore } from './use-count.ts';

interface DuoStepsProps {
  readonly store: CountStore;
  /** Whose numbers are entered; null for the result. */
  readonly seat: number | null;
  readonly onSeat: (seat: number) => void;
  readonly onResult: () => void;
}

export function DuoSteps({ store, seat, onSeat, onResult }: DuoStepsProps): JSX.Element {
  const found = countedDuo(store.count.value);
  if (seat === null) return <DuoResult store={store} found={found} />;
  return <DuoEntry store={store} found={found} seat={seat} onSeat={onSeat} onResult={onResult} />;
}
