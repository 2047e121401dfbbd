#!/usr/bin/env node
// Launcher of the `tokaido` command. A release runs what was built; a checkout first builds what changed.

import { existsSync } from 'node:fs';

const folder = new URL('..', import.meta.url);
if (existsSync(new URL('src/main.ts', folder))) {
  const { refreshCommand } = await import(new URL('../../scripts/build-command.mjs', folder).href);
  await refreshCommand();
}
process.setSourceMapsEnabled(true);
await import(new URL('dist/main.js', folder).href);
