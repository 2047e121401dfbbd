#!/usr/bin/env node
// Launcher of `npm run train`: bundles the trainer, whose threads must start from plain JavaScript, puts the learner in
// Python beside it and runs it. `--bundle-only FOLDER` writes both there, for a machine with Node and Python only.

import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const bots = dirname(dirname(fileURLToPath(import.meta.url)));
const [first, folder] = process.argv.slice(2);
const bundleOnly = first === '--bundle-only';
if (bundleOnly && folder === undefined) {
  console.error('name the folder for the bundle: --bundle-only FOLDER');
  process.exit(2);
}
const target = bundleOnly ? folder : join(bots, 'dist');
const bundle = join(target, 'train.mjs');

mkdirSync(target, { recursive: true });
buildSync({
  entryPoints: [join(bots, 'src', 'train', 'main.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
cpSync(join(bots, 'learner'), join(target, 'learner'), { recursive: true });
if (bundleOnly) console.log(`${bundle}, and the learner in Python beside it`);
else await import(pathToFileURL(bundle).href);
