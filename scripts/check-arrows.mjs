// Checks the direction of imports (.dependency-cruiser.cjs), and that there was something to check:
// without a usable TypeScript API dependency-cruiser sees no module at all and reports success.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { readTool } from './tools.mjs';

const folders = readdirSync(join(root, 'packages'))
  .flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`])
  .filter((folder) => existsSync(join(root, folder)));

const { status, stdout } = readTool('dependency-cruiser', 'depcruise', [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'json',
  ...folders,
]);

/** @type {{ modules: { source: string }[], summary: { violations: { from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }[] } }} */
let report;
try {
  report = JSON.parse(stdout);
} catch {
  process.stderr.write(`dependency-cruiser gave no report (exit code ${status}).\n${stdout}`);
  process.exit(1);
}

const own = report.modules.filter(({ source }) => source.startsWith('packages/'));
const { violations } = report.summary;
for (const { rule, from, to, cycle } of violations) {
  const chain = cycle ? cycle.map(({ name }) => name) : [to];
  process.stderr.write(`${rule.name}: ${[from, ...chain].join(' -> ')}\n`);
}
if (own.length === 0) process.stderr.write('No module was read: the check proves nothing.\n');
if (own.length === 0 || violations.length > 0 || status !== 0) process.exit(1);
process.stdout.write(`${own.length} modules, all arrows point down.\n`);
