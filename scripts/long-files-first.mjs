// The order of test files: tests of whole packages before those beside a source. They take longest, and one that is
// begun last keeps one core waiting for the other. Without it the largest files come first on a fresh clone.

import { BaseSequencer } from 'vitest/node';

export class LongFilesFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const isLong = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      /[/\\]test[/\\]/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
