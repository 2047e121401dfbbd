/** A game goes on by the rules it began with. Here is decided whether this program still plays those. */

export interface RulesVersions {
  /** The rules version of new games. It grows whenever the same record would replay differently. */
  readonly version: number;
  /** The oldest rules version that can still be played, and the version of the program that brought it. */
  readonly oldest: { readonly version: number; readonly program: string };
}

/** How rules that cannot be played differ from those that can. */
export type VersionProblem = 'older' | 'newer';

/** Null where a game that began under this version can be played. */
export function versionProblem({ version, oldest }: RulesVersions, began: number): VersionProblem | null {
  if (began > version) return 'newer';
  return began >= oldest.version ? null : 'older';
}

/** The same as a sentence that says what to do. */
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
