import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunksFor } from './scripts/chunks.ts';
import { fieldMeanings } from './scripts/field-meanings.ts';
import { offline } from './scripts/offline.ts';
import { workerChunk } from './scripts/worker-chunk.ts';

const TOKAIDO = join(import.meta.dirname, '..', 'tokaido', 'src');
const STRATEGIES = join(import.meta.dirname, '..', 'bots', 'src', 'strategies');
const NETS = join(import.meta.dirname, '..', 'bots', 'src', 'net');

/** What every table has loaded before any of its parts is asked for. */
const LOADED = /(^|[\\/])(page|preload-helper|engine|parts)-[^\\/]+\.js$/;

const AWAITED = /(^|[\\/])(index|table-page|client|hanging|bands|sideways)-/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  // A base game waits for no box.
  resolve: {
    alias: [
      { find: './boxes-at-start.ts', replacement: join(TOKAIDO, 'boxes-on-demand.ts') },
      // The index of the bots names it by its folder.
      {
        find: /^\.\/(strategies\/)?box-cards\.ts$/,
        replacement: join(STRATEGIES, 'box-cards-on-demand.ts'),
      },
      // Nor does a table fetch the nets of another game.
      { find: './nets-at-start.ts', replacement: join(NETS, 'nets-on-demand.ts') },
      // Nobody talks at a table on this device, and those of the server keep their talk there.
      { find: './talk.ts', replacement: join(import.meta.dirname, 'src', 'worker', 'no-talk.ts') },
    ],
  },
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
      // What a first table waits for comes at once, not one file after the other. Of everything else the lists would
      // cost more than they save; and in the worker there is no document to make links in.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : AWAITED.test(file)
            ? dependencies.filter((each) => !LOADED.test(each))
            : [],
    },
    reportCompressedSize: false,
    // The nets of the strong bots are one large chunk on purpose: it is fetched only for them.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        // The words of a language are named after it, wherever in its folder they lie.
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /[\\/]locales[\\/](\w+)[\\/]/.exec(facadeModuleId ?? '')?.[1];
          return language === undefined ? 'assets/[name]-[hash].js' : `assets/${language}-[name]-[hash].js`;
        },
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunksFor(import.meta.dirname), debugName: 'first table' }],
        },
      },
    },
  },
  plugins: [fieldMeanings(), workerChunk('src/worker/worker.ts'), offline()],
});
