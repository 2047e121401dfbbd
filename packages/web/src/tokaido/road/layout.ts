/** Which of the three layouts fits the window: its width decides, and a phone held sideways is its own case. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { PartsProps } from './parts.ts';

type Layout = 'hanging' | 'bands' | 'sideways';

const WIDE = '(min-width: 680px)';
const SIDEWAYS = '(min-width: 480px) and (max-height: 499px) and (orientation: landscape)';

/** Type and controls grow with the painting; only such windows load the styles for it. */
const HUGE = '(min-width: 2000px) and (min-height: 1100px)';

const query = (text: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(text));
const wide = query(WIDE);
const sideways = query(SIDEWAYS);
const huge = query(HUGE);

function fitting(): Layout {
  if (sideways?.matches === true) return 'sideways';
  return wide?.matches === true ? 'bands' : 'hanging';
}

/** Each layout has its own program and style sheet; nobody loads one that they do not see. */
const LAYOUTS: Readonly<Record<Layout, () => Promise<{ readonly Parts: ComponentType<PartsProps> }>>> = {
  hanging: () => import('./hanging.tsx'),
  bands: async () => {
    if (huge?.matches === true) await import('./bands-huge.css');
    return import('./bands.tsx');
  },
  sideways: () => import('./sideways.tsx'),
};

interface Loaded {
  readonly name: Layout;
  readonly Parts: ComponentType<PartsProps>;
}

const loaded = signal<Loaded | null>(null);
const failure = signal<{ readonly reason: unknown } | null>(null);

async function load(): Promise<void> {
  const name = fitting();
  try {
    const { Parts } = await LAYOUTS[name]();
    if (fitting() === name) loaded.value = { name, Parts };
  } catch (reason) {
    // Rotated offline before everything was cached: the layout that is there will do.
    if (loaded.peek() === null) failure.value = { reason };
  }
}

// As soon as the program is there, so that the layout is there with the first table.
void load();
for (const media of [wide, sideways, huge]) media?.addEventListener('change', () => void load());

/** The layout to draw; null until it is there. A failure goes to the error boundary, which says what to do. */
export function useLayout(): Loaded | null {
  if (loaded.value === null && failure.value !== null) throw failure.value.reason;
  return loaded.value;
}
