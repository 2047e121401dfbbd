#!/usr/bin/env node
// Launcher of `npm run train`: bundles the trainer, whose workers must start from plain JavaScript, and runs it.

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const bots = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(bots, 'dist', 'train.js');

buildSync({
  entryPoints: [join(bots, 'src', 'net', 'train.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
await import(pathToFileURL(bundle).href);
