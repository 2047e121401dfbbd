/**
 * Vite plugin: builds a worker as one more entry of the same program, so that what the page and the worker both need
 * (the rules above all) is one file, downloaded once. A module such as `virtual:worker-url` says where it ended up.
 */

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface WorkerFile {
  readonly entry: string;
  /** What the file is called in the build. */
  readonly name: string;
  /** The name under which its module exports the address. */
  readonly exported: string;
}

export function workerChunk({ entry, name, exported }: WorkerFile): Plugin {
  const module = `virtual:${name}-url`;
  const resolved = `\0${module}`;
  let serving = false;
  let root = '';
  let reference = '';
  return {
    name: `${name}-chunk`,
    configResolved(config) {
      serving = config.command === 'serve';
      root = config.root;
    },
    buildStart() {
      if (!serving) reference = this.emitFile({ type: 'chunk', id: resolve(root, entry), name });
    },
    // WebKit runs it again for whoever imports it, and there would be two of whatever it starts.
    generateBundle(_options, bundle) {
      const file = serving ? undefined : this.getFileName(reference);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && [...chunk.imports, ...chunk.dynamicImports].some((id) => id === file))
          this.error(`${chunk.fileName} imports ${file}, the file of a worker: see \`chunks.ts\``);
      }
    },
    resolveId: (id) => (id === module ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const url = serving ? JSON.stringify(`/${entry}`) : `import.meta.ROLLUP_FILE_URL_${reference}`;
      return `export const ${exported} = ${url};`;
    },
  };
}
