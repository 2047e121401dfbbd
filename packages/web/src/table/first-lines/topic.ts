/** Something that explains itself the first time it comes up: a kind of stop, card, decision or moment. */

export interface Topic {
  /** Names it among all topics of all games; stored, so it never changes. */
  readonly id: string;
  /** Where the rules say more, such as `/rules/inns`. */
  readonly rule: string;
  /** One sentence or two, in the language of the moment. */
  words(this: void): string;
}
