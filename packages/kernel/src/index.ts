/** The kernel: what every game here shares. */

export type { Verb } from './action-words.ts';
export {
  act,
  describeAction,
  idSetVerb,
  idVerb,
  NOTHING,
  numberVerb,
  objectOf,
  parseAction,
  plainVerb,
  verbOf,
} from './action-words.ts';
export { lowest, maskOf, members, nthBit, popcount } from './bits.ts';
export type { BranchWish } from './branch.ts';
export { branchRecord, fingerprint } from './branch.ts';
export type { Branch, BranchCards } from './branch-words.ts';
export { bytesToHex, hexToBytes } from './bytes.ts';
export type { Chance, Outcome } from './chance.ts';
export { commitment, FastChance, mixedSeed, RecordingChance, SealedChance, seedFrom } from './chance.ts';
export { recordFromCompact, recordToCompact } from './compact-record.ts';
export { dealAgain } from './deal-again.ts';
export { defineGame } from './define-game.ts';
export { FirstDraw } from './first-draw.ts';
export type { AddOn, AutomaticStep, Dealer, DecisionStep, Details, Reason, Step } from './frames.ts';
export { Actions, EVERYBODY, Frames, only } from './frames.ts';
export type { Decision, Game, Pending, Refusal, Request, Rules, Score, State, View } from './game.ts';
export { reaches, silent } from './game.ts';
export type { GameLink } from './game-link.ts';
export { gameOfCompact, readGameLink, writeGameLink } from './game-link.ts';
export { HiddenFamily } from './hidden-cards.ts';
export type { FamilyView, FieldList, Fields, OptionalFields, Rng } from './layout.ts';
export { Layout, SPECTATOR } from './layout.ts';
export type { GameRecord, Move } from './record.ts';
export { recordFromText, recordToText } from './record.ts';
export type { Replayed } from './replay.ts';
export { Recorder, replay, sealedHead, verify } from './replay.ts';
export type { Result } from './result.ts';
export { fail, ok } from './result.ts';
export type { RulesVersions, VersionProblem } from './rules-version.ts';
export { versionProblem } from './rules-version.ts';
export { versionError } from './version-error.ts';
export type { ViewChange, ViewChanges } from './view-changes.ts';
