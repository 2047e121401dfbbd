/**
 * Vite plugin: builds the worker as one more entry of the same program, so that what the page and the worker
 * both need (the rules above all) is one file, downloaded once. `virtual:worker-url` says where it ended up.
 */

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:worker-url';
const RESOLVED = `\0${NAME}`;

export function workerChunk(entry: string): Plugin {
  let serving = false;
  let root = '';
  let reference = '';
  return {
    name: 'worker-chunk',
    configResolved(config) {
      serving = config.command === 'serve';
      root = config.root;
    },
    buildStart() {
      if (!serving) reference = this.emitFile({ type: 'chunk', id: resolve(root, entry), name: 'worker' });
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const url = serving ? JSON.stringify(`/${entry}`) : `import.meta.ROLLUP_FILE_URL_${reference}`;
      return `export const workerUrl = ${url};`;
    },
  };
}
