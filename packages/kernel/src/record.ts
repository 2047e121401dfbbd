/**
 * The record of a game: options, actions and chance outcomes in the words of the game. It is the truth of a
 * game; everything else can be computed from it. The text form is described in docs/record.md.
 */

import type { Branch } from './branch-words.ts';
import { branchWords, parseBranch } from './branch-words.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

const FORMAT = 'tokaido-record 1';
/** Programs that know no branches must not take one for a game that began at its first line. */
const WITH_BRANCHES = 'tokaido-record 2';

export interface Move {
  readonly action: string;
  /** What chance brought while the action was carried out. */
  readonly outcomes: readonly string[];
}

export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly options: string;
  /** Names of the seats, the commitment and the seed of the shuffle, where known. */
  readonly seats: readonly string[];
  readonly commit: string | null;
  readonly seed: string | null;
  /** Bytes that the players added to the seed, in hexadecimal digits, see `mixedSeed`; empty for none. */
  readonly mix: readonly string[];
  /** Where it left other games, in the order of the moves; absent for a game that began at its set-up. */
  readonly branches?: readonly Branch[];
  /** What chance brought at set-up. */
  readonly opening: readonly string[];
  readonly moves: readonly Move[];
  /** Final points by seat; null while the game runs. */
  readonly result: readonly number[] | null;
}

/** The lines of play: what chance brought at set-up, then every move. */
export function playLines(record: Pick<GameRecord, 'opening' | 'moves'>): string[] {
  const lines = record.opening.length > 0 ? [`> ${record.opening.join(' ')}`] : [];
  for (const move of record.moves) {
    lines.push(move.outcomes.length > 0 ? `${move.action} > ${move.outcomes.join(' ')}` : move.action);
  }
  return lines;
}

export function recordToText(record: GameRecord): string {
  const { branches = [] } = record;
  const format = branches.length > 0 ? WITH_BRANCHES : FORMAT;
  const lines = [format, `game ${record.game} ${record.version}`, `options ${record.options}`];
  if (record.seats.length > 0) lines.push(`seats ${record.seats.map(plainName).join(' | ')}`);
  if (record.commit !== null) lines.push(`commit ${record.commit}`);
  if (record.seed !== null) lines.push(`seed ${record.seed}`);
  if (record.mix.length > 0) lines.push(`mix ${record.mix.join(' ')}`);
  for (const branch of branches) lines.push(`branch ${branchWords(branch)}`);
  lines.push('', ...playLines(record));
  if (record.result !== null) lines.push(`result ${record.result.join(' ')}`);
  return `${lines.join('\n')}\n`;
}

/** A name that cannot be taken for anything else on its line. */
function plainName(name: string): string {
  return name.replace(/[\s|\p{Cc}]+/gu, ' ').trim() || '-';
}

const LIMIT = 1_000_000;

/** Reads the text form. `replay` checks whether the game can be played that way. */
export function recordFromText(text: string): Result<GameRecord> {
  if (text.length > LIMIT) return fail('the file is too long for a record');
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const format = lines[0]?.trim();
  if (format !== FORMAT && format !== WITH_BRANCHES) {
    return /^tokaido-record \d+$/.test(format ?? '')
      ? fail(
          `line 1: "${format}" is a newer format than this program reads (${WITH_BRANCHES}): update the program`,
        )
      : fail(`line 1: expected "${FORMAT}"`);
  }

  const head = new Map<string, string>();
  const branches: Branch[] = [];
  let at = 1;
  for (; at < lines.length; at++) {
    const line = lines[at].trim();
    if (line === '') break;
    if (line.startsWith('#')) continue;
    const [, key = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (key === 'branch' && format === WITH_BRANCHES) {
      const branch = parseBranch(words(value).join(' '));
      if (branch === null)
        return fail(
          `line ${at + 1}: a branch is written "branch move=27 seat=0 cards=dealt deal=… parent=…"`,
        );
      branches.push(branch);
      continue;
    }
    if (!['game', 'options', 'seats', 'commit', 'seed', 'mix'].includes(key)) {
      return fail(`line ${at + 1}: "${line.slice(0, 40)}" is not a line of the head`);
    }
    if (head.has(key)) return fail(`line ${at + 1}: a second "${key}"`);
    head.set(key, value.trim());
  }
  const [id, version, ...more] = words(head.get('game') ?? '');
  if (!id || !/^\d{1,6}$/.test(version ?? '') || more.length > 0) {
    return fail('the head needs a line such as "game tokaido 2"');
  }
  const options = head.get('options');
  if (options === undefined) return fail('the head needs a line "options …"');
  for (const key of ['commit', 'seed']) {
    const value = head.get(key);
    if (value !== undefined && !/^[0-9a-f]{64}$/.test(value)) {
      return fail(`"${key}" must be 64 hexadecimal digits`);
    }
  }

  const mix = words(head.get('mix') ?? '');
  if (!mix.every((bytes) => /^([0-9a-f]{2}){1,64}$/.test(bytes))) {
    return fail('"mix" must be bytes in hexadecimal digits, a word for each player who gave some');
  }

  let opening: string[] | null = null;
  let result: number[] | null = null;
  const moves: Move[] = [];
  for (at++; at < lines.length; at++) {
    const line = lines[at].trim();
    if (line === '' || line.startsWith('#')) continue;
    if (result !== null) return fail(`line ${at + 1}: nothing may follow the result`);
    const cut = line.indexOf('>');
    const action = words(cut < 0 ? line : line.slice(0, cut)).join(' ');
    const outcomes = cut < 0 ? [] : words(line.slice(cut + 1));
    if (action === '') {
      if (opening !== null || moves.length > 0) return fail(`line ${at + 1}: an action is missing`);
      opening = outcomes;
    } else if (action.startsWith('result ')) {
      result = words(action.slice(7)).map(Number);
      if (!/^result( \d{1,4})+$/.test(action) || cut >= 0) {
        return fail(`line ${at + 1}: the result must be whole numbers`);
      }
    } else {
      moves.push({ action, outcomes });
    }
  }
  return ok({
    game: id,
    version: Number(version),
    options,
    seats: (head.get('seats') ?? '')
      .split('|')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (name === '-' ? '' : name)),
    commit: head.get('commit') ?? null,
    seed: head.get('seed') ?? null,
    mix,
    ...(branches.length > 0 && { branches }),
    opening: opening ?? [],
    moves,
    result,
  });
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
