// The order of test files: tests of whole packages before those beside a source, and in a browser those first that play
// at the pace of people. They take longest, and one that is begun last keeps one core waiting for the other. Without it
// the largest files come first on a fresh clone.

import { BaseSequencer } from 'vitest/node';

const LONG =
  /[/\\]test[/\\](?!.*\.browser\.ts$)|[/\\](skip|hotseat|lessons|live-regions|results|online|first-lines|keyboard|touch)\.browser\.ts$/;

export class LongFilesFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const isLong = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
