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
