/** The words of the terminal in the other languages, which no browser needs. */

import type { Loaders } from '../messages/index.ts';

export const terminalWords: Loaders = {
  es: async () => ({ terminal: (await import('./es/terminal.json', { with: { type: 'json' } })).default }),
  fr: async () => ({ terminal: (await import('./fr/terminal.json', { with: { type: 'json' } })).default }),
  ja: async () => ({ terminal: (await import('./ja/terminal.json', { with: { type: 'json' } })).default }),
};
