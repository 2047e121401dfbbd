// `npm test`: every check in turn, the quick ones first; stops at the first that fails.
//   npm test -- --only unit            one step (or several: --only types,lint; check = all but unit and browser)
//   npm test -- packages/kernel -t tie  other arguments go to vitest

import { join } from 'node:path';
import { install, root } from './install.mjs';
import { runNode, runTool } from './tools.mjs';

const script = (/** @type {string} */ name) => runNode(join(root, 'scripts', name), []);

/** @type {Record<string, { title: string, run: (args: string[]) => number }>} */
const STEPS = {
  format: { title: 'Format and import order', run: () => runTool('@biomejs/biome', 'biome', ['check', '.']) },
  types: {
    title: 'Types',
    run: () =>
      runTool('@typescript/native', 'tsc', ['--project', 'tsconfig.json']) ||
      runTool('@typescript/native', 'tsc', ['--project', 'tsconfig.engine.json']) ||
      runTool('@typescript/native', 'tsc', ['--project', 'packages/web/tsconfig.json']),
  },
  lint: { title: 'Lint', run: () => runTool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']) },
  arrows: { title: 'Dependency arrows', run: () => script('check-arrows.mjs') },
  unused: { title: 'Unused code and dependencies', run: () => runTool('knip', 'knip', []) },
  lock: { title: 'Lock file', run: () => script('check-lock.mjs') },
  unit: { title: 'Tests', run: (args) => runTool('vitest', 'vitest', ['run', ...args]) },
  browser: {
    title: 'Tests in a browser',
    run: (args) =>
      script('build.mjs') ||
      runTool('vitest', 'vitest', ['run', '--config', 'vitest.browser.config.ts', ...args]),
  },
};

/** Steps that are only run when they are asked for. */
const BY_HAND = {
  goals: {
    title: 'Goals of the client, screen by screen',
    run: (/** @type {string[]} */ args) =>
      script('build.mjs') ||
      runTool('vitest', 'vitest', ['run', '--config', 'vitest.goals.config.ts', ...args]),
  },
};
Object.assign(STEPS, BY_HAND);

const args = process.argv.slice(2);
const at = args.indexOf('--only');
const only = at < 0 ? 'check,unit,browser' : (args.splice(at, 2)[1] ?? '');
const names = only
  .split(',')
  .flatMap((name) =>
    name === 'check'
      ? Object.keys(STEPS).filter((step) => !['unit', 'browser', ...Object.keys(BY_HAND)].includes(step))
      : [name],
  );

const unknown = names.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown step "${unknown.join(', ')}"; known are ${Object.keys(STEPS).join(', ')} and check.\n`,
  );
  process.exit(2);
}

await install();
for (const name of names) {
  const step = STEPS[name];
  if (!step) continue;
  process.stdout.write(`\n== ${step.title} (${name})\n`);
  const started = performance.now();
  const code = step.run(args);
  if (code !== 0) {
    process.stderr.write(`\n${step.title}: FAILED. Repeat it alone with: npm test -- --only ${name}\n`);
    process.exit(code);
  }
  process.stdout.write(`   ok, ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
process.stdout.write('\nAll passed.\n');
