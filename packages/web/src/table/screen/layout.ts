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

/** Each layout has its own style sheet; nobody loads the one he does not see. */
const STYLES: Readonly<Record<Layout, () => Promise<unknown>>> = {
  hanging: () => import('./road.css'),
  bands: () => import('./bands.css'),
  sideways: () => Promise.all([import('./bands.css'), import('./sideways.css')]),
};

const dressed = signal<Layout | null>(null);

async function dress(): Promise<void> {
  const wanted = fitting();
  try {
    await STYLES[wanted]();
  } catch {
    // An undressed road can be walked all the same; the page may be loaded again.
  }
  if (fitting() === wanted) dressed.value = wanted;
}

// As soon as the program is there, so that the style sheet is there with the first table.
void dress();
for (const media of [wide, sideways]) media?.addEventListener('change', () => void dress());

/** The layout to draw; null until its style sheet is there. */
export function useLayout(): Layout | null {
  return dressed.value;
}
