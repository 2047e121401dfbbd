/**
 * A branch: a game that takes over the first moves of another one and goes its own way. Its record holds those moves
 * too, so it is a whole game by itself; a line in its head says where it left which game, and with which cards.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Branch, BranchCards } from './branch-words.ts';
import { branchWords, parseBranch } from './branch-words.ts';
import { bytesToHex } from './bytes.ts';
import { dealAgain } from './deal-again.ts';
import type { Game, State } from './game.ts';
import type { GameRecord } from './record.ts';
import { playLines } from './record.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** What somebody asks for; whether a shuffle can go on is for the record to say. */
export interface BranchWish {
  readonly move: number;
  readonly seat: number;
  /** As the cards lay, or dealt again from this phrase. */
  readonly cards: 'lay' | { readonly deal: string };
}

/** A game by what was played in it, whoever played and however it was shuffled: 32 hexadecimal digits. */
export function fingerprint(record: GameRecord): string {
  const { game, version, options, branches = [] } = record;
  const lines = [`game ${game} ${version}`, `options ${options}`];
  lines.push(...branches.map((branch) => `branch ${branchWords(branch)}`), ...playLines(record));
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))).slice(0, 16));
}

/** The record of a branch that has just begun: the moves it takes over, and where it left. */
export function branchRecord(parent: GameRecord, wish: BranchWish): Result<GameRecord> {
  const { move, seat, cards } = wish;
  if (!Number.isInteger(move) || move < 0 || move > parent.moves.length)
    return fail(`the game has ${parent.moves.length} moves: there is no move ${move} to branch from`);
  if (cards === 'lay' && parent.result === null)
    return fail('the game is not over, so its cards stay hidden: deal them again');
  const before = (parent.branches ?? []).filter((branch) => branch.move <= move);
  const goesOn = parent.seed !== null && before.length === (parent.branches ?? []).length;
  const kind: BranchCards = cards === 'lay' ? (goesOn ? 'lay' : 'lay-drawn') : 'dealt';
  const branch = { move, seat, cards: kind, deal: cards === 'lay' ? '' : cards.deal };
  const branches = [...before, { ...branch, parent: fingerprint(parent) }];
  if (!branches.every((each) => parseBranch(branchWords(each)) !== null))
    return fail('a branch has a seat from 0 on and a phrase of at most 40 letters, digits and hyphens');
  const shuffle = kind === 'lay' ? {} : { commit: null, seed: null, mix: [] };
  return ok({ ...parent, ...shuffle, branches, moves: parent.moves.slice(0, move), result: null });
}

/** The position that a branch begins with, from the one in which it left. */
export function branchOff<S extends State, O, E>(game: Game<S, O, E>, s: S, branch: Branch): S {
  return branch.cards === 'dealt' ? dealAgain(game, s, branch.seat, branch.deal) : s;
}

/** Why a record cannot have the branches it has; null where it can. */
export function branchError(
  record: Pick<GameRecord, 'branches'> & { readonly moves: { readonly length: number } },
  seats: number,
): string | null {
  let last = 0;
  for (const { move, seat } of record.branches ?? []) {
    if (move < last) return 'the branches are not in the order of their moves';
    if (move > record.moves.length) return `it has no move ${move} to branch from`;
    if (seat >= seats) return `there is no seat ${seat} to branch for`;
    last = move;
  }
  return null;
}

/** How many of the outcomes of a record come from the shuffles of games that it left. */
export function outcomesTaken({ branches = [], opening, moves }: GameRecord): number {
  const [last] = branches.filter(({ cards }) => cards !== 'lay').slice(-1);
  if (last === undefined) return 0;
  return moves.slice(0, last.move).reduce((sum, { outcomes }) => sum + outcomes.length, opening.length);
}
