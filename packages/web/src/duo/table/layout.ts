/** Which of the three layouts fits the window: its width decides, and a phone held sideways is its own case. */

import { signal } from '@preact/signals';

export type Layout = 'upright' | 'wide' | 'sideways';

const query = (text: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(text));
const wide = query('(min-width: 680px)');
const sideways = query('(min-width: 480px) and (max-height: 499px) and (orientation: landscape)');

function fitting(): Layout {
  if (sideways?.matches === true) return 'sideways';
  return wide?.matches === true ? 'wide' : 'upright';
}

export const layout = signal<Layout>(fitting());

for (const media of [wide, sideways])
  media?.addEventListener('change', () => {
    layout.value = fitting();
  });
