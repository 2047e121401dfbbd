/** Puts the player's choices of look on the page: the style sheets do the rest. */

import { effect, signal } from '@preact/signals';
import { setting } from './settings.ts';

/** The paper of each theme, for the frame that a phone draws round the page. */
const FRAME = { light: '#F6EFE0', dark: '#12161F' } as const;

export function applyTheme(): void {
  const root = document.documentElement;
  const night = matchMedia('(prefers-color-scheme: dark)');
  const system = signal(night.matches);
  night.addEventListener('change', () => {
    system.value = night.matches;
  });
  effect(() => {
    const chosen = setting('theme').value;
    const theme = chosen === 'auto' ? (system.value ? 'dark' : 'light') : chosen;
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = FRAME[theme];
    }
  });
  effect(() => {
    root.toggleAttribute('data-spacing', setting('spacing').value);
  });
  effect(() => {
    root.toggleAttribute('data-left-hand', setting('leftHand').value);
  });
}
