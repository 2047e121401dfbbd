import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chunksFor } from './scripts/chunks.ts';
import { fieldMeanings } from './scripts/field-meanings.ts';
import { offline } from './scripts/offline.ts';
import { workerChunk } from './scripts/worker-chunk.ts';

const TOKAIDO = join(import.meta.dirname, '..', 'tokaido', 'src');
const STRATEGIES = join(import.meta.dirname, '..', 'bots', 'src', 'strategies');
const NETS = join(import.meta.dirname, '..', 'bots', 'src', 'net');

/** The files that a first table waits for: that of every table, then those of its game. */
const TABLE = /(^|[\\/])table-[\w-]{8}\.js$/;
const OF_GAME = /(^|[\\/])(tokaido|duo|hanging|bands|sideways)-[\w-]{8}\.js$/;
/** What is there before each of them is asked for. */
const ON_EVERY_PAGE = /(^|[\\/])(page|preload-helper)-[\w-]{8}\.js$/;
const AT_EVERY_TABLE = /(^|[\\/])(page|preload-helper|rolldown-runtime|engine|table)-[\w-]{8}\.js$/;

function preloadedWith(file: string, dependencies: readonly string[]): string[] {
  if (TABLE.test(file)) return dependencies.filter((each) => !ON_EVERY_PAGE.test(each));
  return OF_GAME.test(file) ? dependencies.filter((each) => !AT_EVERY_TABLE.test(each)) : [];
}

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
        hostType === 'html' ? dependencies : preloadedWith(file, dependencies),
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
  plugins: [
    fieldMeanings(),
    workerChunk({ entry: 'src/worker/worker.ts', name: 'worker', exported: 'workerUrl' }),
    workerChunk({
      entry: 'src/analysis/worker/worker.ts',
      name: 'analysis-worker',
      exported: 'analysisWorkerUrl',
    }),
    workerChunk({
      entry: 'src/pages/daily/worker/worker.ts',
      name: 'daily-worker',
      exported: 'dailyWorkerUrl',
    }),
    offline(),
  ],
});
