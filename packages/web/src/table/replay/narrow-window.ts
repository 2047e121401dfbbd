/** Whether the head of the window has no room for more than three tools: a phone, upright or held sideways. */

import { signal } from '@preact/signals';

const media =
  typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 679px), (max-height: 499px)');

export const isNarrow = signal(media?.matches === true);

media?.addEventListener('change', ({ matches }) => {
  isNarrow.value = matches;
});
