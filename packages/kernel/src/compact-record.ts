/**
 * A record small enough for a URL: every action as its place among the legal ones, every outcome as its
 * place among the possible ones, packed as digits of one large number. Reading it means playing the game.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { popcount } from './bits.ts';
import { branchError } from './branch.ts';
import type { Branch } from './branch-words.ts';
import { branchWords, parseBranch } from './branch-words.ts';
import type { Chance, Outcome } from './chance.ts';
import { pickRank } from './chance.ts';
import { bytesToText, textToBytes } from './codec.ts';
import { Actions } from './frames.ts';
import type { Game, State } from './game.ts';
import type { GameRecord } from './record.ts';
import { playLines } from './record.ts';
import { Recorder, rankOf, replay } from './replay.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { versionError } from './version-error.ts';

const MOVES = 4096;
const CHECK = 1 << 24;

export function recordToCompact<S extends State, O, E>(
  game: Game<S, O, E>,
  record: GameRecord,
): Result<string> {
  const digits: [digit: number, base: number][] = [[record.moves.length, MOVES]];
  const legal = new Actions();
  const played = replayWithDraws(game, record, (state, action, outcomes) => {
    for (const o of outcomes) digits.push([rankOf(o), popcount(o.low) + popcount(o.high)]);
    if (action === null) return;
    game.legal(state, legal);
    digits.push([legal.toArray().indexOf(action), legal.count]);
  });
  if (!played.ok) return played;
  digits.push([checkOf(record), CHECK]);
  let number = 0n;
  for (const [digit, base] of digits.reverse()) number = number * BigInt(base) + BigInt(digit);
  const bytes: number[] = [];
  for (; number > 0n; number >>= 8n) bytes.push(Number(number & 255n));
  const options = encodeURIComponent(
    [record.options, ...linkBranches(record)].join(' ').replaceAll(' ', '~'),
  );
  return ok(`${game.id}${record.version}.${options}.${bytesToText(bytes)}`);
}

export function recordFromCompact<S extends State, O, E>(
  game: Game<S, O, E>,
  text: string,
): Result<GameRecord> {
  const [id, words, body, ...more] = text.split('.');
  const version = Number(id.slice(game.id.length));
  if (id !== `${game.id}${version}` || !Number.isSafeInteger(version))
    return fail(`this is not a game of ${game.id}`);
  const unplayable = versionError(game, version);
  if (unplayable !== null) return fail(unplayable);
  const told = readable(words ?? '').split(/ (?=branch=)/);
  const options = game.rules.parseOptions(told[0]);
  if (!options.ok) return fail(`options: ${options.error}`);
  const branches = told.slice(1).map(branchFromLink);
  if (branches.includes(null)) return fail('the link is damaged');
  const whole = body !== undefined && body.length <= 4_000 && more.length === 0;
  const bytes = whole ? textToBytes(body) : null;
  if (bytes === null) return fail('the link is damaged');
  let number = 0n;
  for (const byte of bytes.reverse()) number = number * 256n + BigInt(byte);
  const take = (base: number): number => {
    const digit = Number(number % BigInt(base));
    number /= BigInt(base);
    return digit;
  };
  const moves = take(MOVES);
  const chance: Chance = {
    draw(_stream, _index, low, high = 0) {
      return pickRank(take(popcount(low) + popcount(high)), low, high);
    },
  };
  const recorder = new Recorder(game, options.value, chance, { version });
  const legal = new Actions();
  const wrongBranch = branchError(
    { branches: branches as Branch[], moves: { length: moves } },
    game.rules.seats(recorder.state),
  );
  if (wrongBranch !== null) return fail(`branch: ${wrongBranch}`);
  const branchAt = (move: number) => {
    for (const branch of branches as Branch[]) if (branch.move === move) recorder.branchOff(branch);
  };
  for (let i = 0; i < moves; i++) {
    branchAt(i);
    if (game.isOver(recorder.state)) return fail('the link is damaged');
    recorder.play(legal.list[take(game.legal(recorder.state, legal))]);
  }
  branchAt(moves);
  const record = recorder.record();
  if (take(CHECK) !== checkOf(record) || number !== 0n) return fail('the link is damaged');
  // Each game has exactly one compact form.
  const again = recordToCompact(game, record);
  return again.ok && again.value === text ? ok(record) : fail('the link is damaged');
}

/** A branch is one word among the options: programs that know no branches refuse it as an unknown option. */
function linkBranches({ branches = [] }: GameRecord): string[] {
  return branches.map(
    ({ move, seat, cards, deal, parent }) => `branch=${[move, seat, cards, deal, parent].join(',')}`,
  );
}

function branchFromLink(word: string): Branch | null {
  const [move, seat, cards, deal, parent, ...more] = word.slice('branch='.length).split(',');
  const dealt = deal === '' ? '' : ` deal=${deal}`;
  return more.length > 0
    ? null
    : parseBranch(`move=${move} seat=${seat} cards=${cards}${dealt} parent=${parent}`);
}

/** The first three bytes of the SHA-256 of branches and lines of play, so that any program can write a link. */
function checkOf(record: GameRecord): number {
  const branches = (record.branches ?? []).map((branch) => `branch ${branchWords(branch)}`);
  const digest = sha256(utf8ToBytes([...branches, ...playLines(record)].join('\n')));
  return (digest[0] << 16) | (digest[1] << 8) | digest[2];
}

function readable(words: string): string {
  try {
    return decodeURIComponent(words).replaceAll('~', ' ');
  } catch {
    return '';
  }
}

/** Replays and reports, before each move and at the end, the outcomes since the last report. */
function replayWithDraws<S extends State, O, E>(
  game: Game<S, O, E>,
  record: GameRecord,
  report: (state: S, action: number | null, outcomes: readonly Outcome[]) => void,
): Result<S> {
  const played = replay(game, record);
  if (!played.ok) return played;
  const outcomes = played.value.outcomes;
  let at = 0;
  let end = record.opening.length;
  const again = replay(game, record, null, (state, i, action) => {
    report(state, action, outcomes.slice(at, end));
    at = end;
    end += record.moves[i].outcomes.length;
  });
  if (!again.ok) return again;
  report(again.value.state, null, outcomes.slice(at, end));
  return ok(again.value.state);
}
