/**
 * Writing a record while a game is played, and playing a record again: every action and outcome is checked.
 */

import { popcount } from './bits.ts';
import { branchError, branchOff, outcomesTaken } from './branch.ts';
import type { Branch } from './branch-words.ts';
import { bytesToHex, hexToBytes } from './bytes.ts';
import type { Chance, Outcome } from './chance.ts';
import { commitment, mixedSeed, RecordingChance, SealedChance } from './chance.ts';
import type { Dealer } from './frames.ts';
import { Actions } from './frames.ts';
import type { Game, State } from './game.ts';
import type { GameRecord, Move } from './record.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { versionError } from './version-error.ts';

/** Plays a game and writes its record as it goes. */
export class Recorder<S extends State, O, E> {
  state: S;
  readonly moves: Move[] = [];
  private readonly branches: Branch[] = [];
  private readonly game: Game<S, O, E>;
  private readonly chance: RecordingChance;
  private readonly dealer: Dealer<E>;
  private readonly opening: string[];
  private readonly head: Pick<GameRecord, 'seats' | 'commit' | 'seed' | 'mix'>;

  constructor(
    game: Game<S, O, E>,
    options: O,
    chance: Chance,
    head: Partial<Pick<GameRecord, 'version' | 'seats' | 'commit' | 'seed'>> = {},
    tell: Dealer<E>['tell'] = null,
  ) {
    this.game = game;
    this.head = { seats: head.seats ?? [], commit: head.commit ?? null, seed: head.seed ?? null, mix: [] };
    this.chance = new RecordingChance(chance);
    this.dealer = { chance: this.chance, tell };
    this.state = game.setup(options, this.dealer, head.version);
    this.opening = this.words();
  }

  play(action: number): void {
    this.game.play(this.state, action, this.dealer);
    this.moves.push({ action: this.game.rules.describe(action), outcomes: this.words() });
  }

  /** From here on it is another game. */
  branchOff(branch: Branch): void {
    this.state = branchOff(this.game, this.state, branch);
    this.branches.push(branch);
  }

  record(): GameRecord {
    const { game, state, branches } = this;
    return {
      game: game.id,
      version: game.rules.versionOf(state),
      options: game.rules.optionWords(game.rules.optionsOf(state)),
      ...this.head,
      ...(branches.length > 0 && { branches }),
      opening: this.opening,
      moves: this.moves,
      result: game.isOver(state) ? game.scores(state).map((score) => score.points) : null,
    };
  }

  private words(): string[] {
    return this.chance.take().map((o) => this.game.rules.outcomeWord(o.stream, o.value));
  }
}

/** Stops a replay from within the engine when the recorded chance does not fit. */
class Misfit extends Error {}

/** Recorded outcomes, read back as the engine asks for them. */
class RecordedChance implements Chance {
  readonly used: Outcome[] = [];
  private queue: readonly string[] = [];
  private next = 0;
  private readonly rules: {
    readonly streams: readonly string[];
    parseOutcome(stream: number, word: string, low: number, high: number): number | null;
  };

  constructor(rules: RecordedChance['rules']) {
    this.rules = rules;
  }

  load(outcomes: readonly string[]): void {
    this.queue = outcomes;
    this.next = 0;
  }

  draw(stream: number, index: number, low: number, high = 0): number {
    const name = this.rules.streams[stream];
    const word = this.queue[this.next++];
    if (word === undefined) throw new Misfit(`an outcome of "${name}" is missing`);
    const value = this.rules.parseOutcome(stream, word, low, high);
    if (value === null) throw new Misfit(`"${word}" cannot come from "${name}" here`);
    this.used.push({ stream, index, low, high, value });
    return value;
  }

  /** The first outcome that was not used, if any. */
  left(): string | undefined {
    return this.queue[this.next];
  }
}

export interface Replayed<S> {
  readonly state: S;
  readonly outcomes: readonly Outcome[];
}

/**
 * Plays a record through the rules. `watch` is called before each move with the state and the move's number.
 */
export function replay<S extends State, O, E>(
  game: Game<S, O, E>,
  record: GameRecord,
  tell: Dealer<E>['tell'] = null,
  watch?: (state: S, move: number, action: number) => void,
): Result<Replayed<S>> {
  if (record.game !== game.id) return fail(`this is a record of "${record.game}", not of "${game.id}"`);
  const unplayable = versionError(game, record.version);
  if (unplayable !== null) return fail(unplayable);
  const options = game.rules.parseOptions(record.options);
  if (!options.ok) return fail(`options: ${options.error}`);
  const chance = new RecordedChance(game.rules);
  const dealer: Dealer<E> = { chance, tell };
  const legal = new Actions();
  let where = 'set-up';
  try {
    chance.load(record.opening);
    let state = game.setup(options.value, dealer, record.version);
    if (chance.left() !== undefined) return fail(`set-up: "${chance.left()}" was not asked for`);
    const wrongBranch = branchError(record, game.rules.seats(state));
    if (wrongBranch !== null) return fail(`branch: ${wrongBranch}`);
    const branchAt = (i: number) => {
      for (const branch of record.branches ?? [])
        if (branch.move === i) state = branchOff(game, state, branch);
    };
    for (const [i, move] of record.moves.entries()) {
      where = `move ${i + 1} (${move.action})`;
      branchAt(i);
      const pending = game.pending(state);
      if (pending === null) return fail(`${where}: the game is over`);
      const action = game.rules.parse(move.action);
      if (action === null) return fail(`${where}: cannot be read`);
      game.legal(state, legal);
      if (!legal.has(action)) {
        const reason = game.explain(state, pending.seat, action);
        return fail(`${where}: not allowed (${reason?.why ?? 'closed'})`);
      }
      watch?.(state, i, action);
      chance.load(move.outcomes);
      game.play(state, action, dealer);
      if (chance.left() !== undefined) return fail(`${where}: "${chance.left()}" was not asked for`);
    }
    branchAt(record.moves.length);
    if (record.result !== null) {
      if (!game.isOver(state)) return fail('the record has a result, but the game is not over');
      const points = game.scores(state).map((score) => score.points);
      if (points.join() !== record.result.join()) {
        return fail(`the result says ${record.result.join(' ')}, the rules say ${points.join(' ')}`);
      }
    }
    return ok({ state, outcomes: chance.used });
  } catch (error) {
    if (error instanceof Misfit) return fail(`${where}: ${error.message}`);
    throw error;
  }
}

/** Checks a finished record whole: rules, result, and the shuffle where its seed is shown. */
export function verify<S extends State, O, E>(
  game: Game<S, O, E>,
  record: GameRecord,
): Result<{ readonly moves: number; readonly sealed: boolean }> {
  const played = replay(game, record);
  if (!played.ok) return played;
  if (record.seed === null) return ok({ moves: record.moves.length, sealed: false });
  const seed = hexToBytes(record.seed);
  if (record.commit !== null && commitment(seed) !== record.commit) {
    return fail('the seed is not the one that was committed to');
  }
  const sealed = new SealedChance(mixedSeed(seed, record.mix), game.rules.streams);
  for (const o of played.value.outcomes.slice(outcomesTaken(record))) {
    const word = game.rules.outcomeWord(o.stream, sealed.draw(o.stream, o.index, o.low, o.high));
    if (word !== game.rules.outcomeWord(o.stream, o.value)) {
      const name = game.rules.streams[o.stream];
      return fail(`draw ${o.index} of "${name}" is not what the seed gives (${word})`);
    }
  }
  return ok({ moves: record.moves.length, sealed: true });
}

export function sealedHead(seed: Uint8Array): { readonly commit: string; readonly seed: string } {
  return { commit: commitment(seed), seed: bytesToHex(seed) };
}

/** The place of a value among the bits that were possible. */
export function rankOf(o: Outcome): number {
  const below = (mask: number, bit: number) => popcount(mask & ((1 << bit) - 1));
  return o.value < 32 ? below(o.low, o.value) : popcount(o.low) + below(o.high, o.value - 32);
}
