/** After what is asked at a table by letter: until when, and how long that is. */

import { useComputed } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { deadlineWords, lengthWords } from './clock-words.ts';
import { useNow } from './now.ts';
import type { Clocks } from './seat-time.ts';

export function Deadline({ model }: { readonly model: Clocks }): JSX.Element {
  const now = useNow();
  const words = useComputed(() => {
    const clock = model.clock.value;
    if (clock === null || model.info.value.pace.kind !== 'correspondence') return '';
    const left = clock.left - (now.value - clock.since);
    const at = Date.now();
    return ` ${t('online.clock.deadline', { when: deadlineWords(at + left, at), time: lengthWords(left) })}`;
  });
  return <>{words}</>;
}
