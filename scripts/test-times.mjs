// A reporter for vitest: writes how long each file took and what was skipped, for the summary of `npm test`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { TIMES } from './test-steps.mjs';

/**
 * @typedef {{ file: string, ms: number }} FileTime
 * @typedef {{ files: FileTime[], tests: number, skipped: string[] }} TestTimes
 */

export class TestTimesReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const step = process.env['TEST_STEP'];
    if (step === undefined) return;
    /** @type {TestTimes} */
    const times = { files: [], tests: 0, skipped: [] };
    for (const module of modules) {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      times.files.push({
        file: relative(root, module.moduleId),
        ms: collectDuration + setupDuration + duration,
      });
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state !== 'skipped') times.tests++;
        else
          times.skipped.push(result.note === undefined ? test.fullName : `${test.fullName}: ${result.note}`);
      }
    }
    mkdirSync(TIMES, { recursive: true });
    writeFileSync(join(TIMES, `${step}.json`), JSON.stringify(times));
  }
}
