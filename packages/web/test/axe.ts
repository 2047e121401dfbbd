/** axe, asked about a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page allows no scripts but its own, and none that is written into it; this way it takes one. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(AXE);

/** What axe holds against a page, in lines that say where. */
export async function violations(page: Page): Promise<string[]> {
  const options: RunOptions = { runOnly: TAGS, resultTypes: ['violations'], selectors: true };
  const results = (await page.evaluate(
    (wanted) =>
      (globalThis as unknown as { axe: { run(wanted: unknown): Promise<unknown> } }).axe.run(wanted),
    options,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
    ),
  );
}
