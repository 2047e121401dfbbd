import { defineConfig } from 'vite';
import { offline } from './scripts/offline.ts';
import { workerChunk } from './scripts/worker-chunk.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The style sheets use @property, :has() and container queries: browsers of 2024 and later.
    cssTarget: ['chrome120', 'safari17.2', 'firefox128'],
    // The policy of the server allows no data: addresses, and a file of its own is kept by the service worker.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Links to preload are made in a document; the same chunks are also imported by the worker, which has none.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    reportCompressedSize: false,
    // The nets of the strong bots are one large chunk on purpose: it is fetched only for them.
    chunkSizeWarningLimit: 2000,
  },
  plugins: [workerChunk('src/host/worker.ts'), offline()],
});
