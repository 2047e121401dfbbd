/** Why a game cannot go on, in a sentence. A file of its own: a client that plays has its own words. */

import type { RulesVersions } from './rules-version.ts';
import { versionProblem } from './rules-version.ts';

/** What is wrong with the rules version that a game began under, and what to do; null where it can be played. */
export function versionError(rules: RulesVersions, began: number): string | null {
  const problem = versionProblem(rules, began);
  if (problem === null) return null;
  const { version, oldest } = rules;
  const plays =
    oldest.version === version ? `version ${version}` : `versions ${oldest.version} to ${version}`;
  return problem === 'older'
    ? `this game began under rules version ${began}, before program ${oldest.program}; this program plays ${plays}: open it with the program that wrote it`
    : `this game began under rules version ${began}; this program plays ${plays}: update the program`;
}
