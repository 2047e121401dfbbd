/** Where a branch left another game, see `branch.ts`, and how a line of a record says so. */

/**
 * What lies face down when a branch begins. `dealt`: what its seat could not know is dealt again, and a new shuffle
 * follows. `lay`: all cards as they lay, and the shuffle goes on. `lay-drawn`: as they lay, but nobody knows the seed
 * any more, so what is drawn from then on comes from a new shuffle.
 */
export type BranchCards = 'dealt' | 'lay' | 'lay-drawn';

export interface Branch {
  /** How many moves were taken over. */
  readonly move: number;
  /** Whose seat was taken. */
  readonly seat: number;
  readonly cards: BranchCards;
  /** The phrase from which the cards were dealt again; empty where they were not. */
  readonly deal: string;
  /** The game it leaves, see `fingerprint`. */
  readonly parent: string;
}

/** A branch as a line of a record has it. */
export function branchWords({ move, seat, cards, deal, parent }: Branch): string {
  return `move=${move} seat=${seat} cards=${cards}${deal === '' ? '' : ` deal=${deal}`} parent=${parent}`;
}

const BRANCH =
  /^move=(\d{1,4}) seat=(\d) cards=(dealt|lay|lay-drawn)(?: deal=([a-z0-9-]{1,40}))? parent=([0-9a-f]{32})$/;

/** Null for words that are no branch. */
export function parseBranch(words: string): Branch | null {
  const [whole, move, seat, cards, deal = '', parent = ''] = BRANCH.exec(words) ?? [];
  if (whole === undefined || (cards === 'dealt') !== (deal !== '')) return null;
  return { move: Number(move), seat: Number(seat), cards: cards as BranchCards, deal, parent };
}
