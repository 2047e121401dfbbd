/** What passes between the page of the daily road and its workers. */

/** A road as people are told of it before they walk it: nothing that is still hidden. */
export interface RoadSummary {
  readonly number: number;
  readonly game: string;
  /** The options in the words of a plan. */
  readonly options: string;
  /** The player's seat. */
  readonly seat: number;
  readonly seats: readonly {
    /** Null for the player. */
    readonly level: string | null;
    /** Empty where nobody has one. */
    readonly traveler: string;
  }[];
  /** Which levels walk it, from the lowest to the highest. */
  readonly levels: readonly string[];
  /** Tells deals of the same date apart: other rules or nets make another road. */
  readonly deal: string;
}

export type ToWalker =
  | { readonly to: 'look'; readonly date: string }
  /** Walks on until each of these levels has all its walks; `done` are those it has. */
  | { readonly to: 'walk'; readonly date: string; readonly done: Readonly<Record<string, number>> };

export type FromWalker =
  /** Null where there is no road on that date. */
  | { readonly from: 'road'; readonly road: RoadSummary | null }
  | { readonly from: 'walked'; readonly level: string; readonly points: readonly number[] }
  | { readonly from: 'done' }
  /** The rules could not be had. */
  | { readonly from: 'failed' };
