/** Which of the three layouts fits the window: its width decides, and a phone held sideways is its own case. */

import { signal } from '@preact/signals';

export type Layout = 'hanging' | 'bands' | 'sideways';

const WIDE = '(min-width: 680px)';
const SIDEWAYS = '(min-width: 480px) and (max-height: 499px) and (orientation: landscape)';

const query = (text: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(text));
const wide = query(WIDE);
const sideways = query(SIDEWAYS);

function fitting(): Layout {
  if (sideways?.matches === true) return 'sideways';
  return wide?.matches === true ? 'bands' : 'hanging';
}

const layout = signal(fitting());
for (const media of [wide, sideways]) {
  media?.addEventListener('change', () => {
    layout.value = fitting();
  });
}

export function useLayout(): Layout {
  return layout.value;
}
