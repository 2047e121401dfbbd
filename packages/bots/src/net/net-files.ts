/**
 * Nets from files, beside those that come with the game: `net=FILE`, and with search `net-rollouts=FILE`,
 * `net-rollouts=FILE:250` or `net-rollouts=FILE@100`. Whoever can read files says what is in them.
 */

import type { Game, Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { BotSource } from '../strategies/registry.ts';
import { splitBudget, strategyBots } from '../strategies/registry.ts';
import { fingerprintOf } from './fingerprint.ts';
import { NET_TASKS } from './nets-at-start.ts';
import { evaluatorOf, netStrategy } from './one-ply.ts';
import { rolloutStrategy } from './rollouts.ts';
import type { AnyEvaluator } from './shipped-nets.ts';
import type { NetTask } from './tasks.ts';
import type { WeightsFile } from './weights.ts';
import { FIRST_HIDDEN, unpackNet } from './weights.ts';

export interface NetFile {
  readonly file: string;
  /** How it was made. */
  readonly about: string;
  /** Tells nets apart, whatever their files are called. */
  readonly fingerprint: string;
  readonly task: NetTask;
  readonly evaluator: AnyEvaluator;
}

/** The text of a file, or why there is none. */
export type TextReader = (file: string) => Result<string>;

const FORM = /^(net|net-rollouts)=(.+)$/;

/** The strategy, the file and the budget in a bot's words; null for words of another form. */
function splitWords(words: string) {
  const { name, budget } = splitBudget(words);
  const [, strategy, file] = FORM.exec(name) ?? [];
  return strategy === undefined ? null : { strategy, file, budget };
}

/** The file that a bot's net comes from; null for any other bot. */
export function netFileOf(words: string): string | null {
  return splitWords(words.trim())?.file ?? null;
}

/** Reads nets, each once. */
export function netFileReader(read: TextReader): (file: string) => Result<NetFile> {
  const known = new Map<string, Result<NetFile>>();
  return (file) => {
    const found = known.get(file) ?? readNet(file, read(file));
    known.set(file, found);
    return found;
  };
}

/** The bots of all nets that `netFile` finds. */
export function netFileBots(netFile: (file: string) => Result<NetFile>): BotSource {
  return {
    forms: () => ['net=FILE', 'net-rollouts=FILE'],
    read(words) {
      const split = splitWords(words);
      if (split === null) return null;
      const net = netFile(split.file);
      if (!net.ok) return net;
      const { evaluator } = net.value;
      const strategy = split.strategy === 'net' ? netStrategy : rolloutStrategy;
      return ok(strategyBots(() => strategy(evaluator), split.budget));
    },
    misfit(words, game, options) {
      const file = netFileOf(words);
      const net = file === null ? null : netFile(file);
      return net?.ok ? netMisfit(net.value, game, options) : null;
    },
  };
}

function netMisfit(
  { file, task }: NetFile,
  game: Game<State, unknown, unknown>,
  options: unknown,
): string | null {
  const words = game.rules.optionWords(options);
  const isKnown = task.game.id === game.id && knowsTable(task, words);
  return isKnown ? null : `the net ${file} is for ${task.id}, not for ${game.id} ${words}`;
}

/** The boxes on a table must all have been trained with, and those that were always there must be there. */
function knowsTable(task: NetTask, words: string): boolean {
  const met = task.tables.map((table) => task.game.rules.optionWords(table));
  const mixes = [...new Set(met.map((each) => boxesIn(each).join()))].map((mix) => mix.split(','));
  const boxes = boxesIn(words);
  return (
    met.some((each) => withoutMixes(each) === withoutMixes(words)) &&
    boxes.every((box) => mixes.some((mix) => mix.includes(box))) &&
    mixes.flat().every((box) => boxes.includes(box) || mixes.some((mix) => !mix.includes(box)))
  );
}

function boxesIn(words: string): string[] {
  return /(?:^| )boxes=(\S+)/.exec(words)?.[1].split(',') ?? [''];
}

/** What remains is the number of players, or the board. A net knows all variations. */
function withoutMixes(words: string): string {
  return words.replaceAll(/ (?:boxes|variations|tiles|first)=\S+/g, '');
}

function readNet(file: string, text: Result<string>): Result<NetFile> {
  if (!text.ok) return text;
  const weights = parseWeights(text.value);
  if (weights === null) return fail(`${file} is no net: it must be a file that the trainer has written`);
  const task = [...NET_TASKS.values()]
    .map((make) => make())
    .find(({ features, seats }) => features.schema === weights.schema && seats === weights.seats);
  if (task === undefined) {
    return fail(
      `the net ${file} was trained on other features (schema ${weights.schema}) than this version has; train it ` +
        'again, or let the version that made it play by exec:',
    );
  }
  if (!isWhole(weights))
    return fail(`the net ${file} is damaged: it does not hold as many weights as it says`);
  const net = unpackNet(weights, task.features.schema);
  if (!net.ok) return fail(`the net ${file} cannot be used: ${net.error}`);
  return ok({
    file,
    about: weights.about,
    fingerprint: fingerprintOf(net.value),
    task,
    evaluator: evaluatorOf(task, net.value),
  });
}

function parseWeights(text: string): WeightsFile | null {
  try {
    const file = JSON.parse(text) as Partial<WeightsFile> | null;
    const words = [file?.about, file?.schema, file?.scales, file?.weights, file?.biases];
    const numbers = [file?.format, file?.inputs, file?.seats];
    const isComplete =
      words.every((word) => typeof word === 'string') && numbers.every((number) => Number.isInteger(number));
    return isComplete ? (file as WeightsFile) : null;
  } catch {
    return null;
  }
}

/** Whether all weights, scales and biases are there. */
function isWhole({ inputs, hidden = FIRST_HIDDEN, weights, scales, biases }: WeightsFile): boolean {
  const [first, second] = hidden;
  const outputs = sizeOf(scales) / 4 - first - second;
  const count = inputs * first + first * second + second * outputs;
  return outputs > 0 && sizeOf(weights) === count && sizeOf(biases) === sizeOf(scales);
}

/** The bytes in base64; not a number for any other text. */
function sizeOf(text: string): number {
  const [, letters] = /^([A-Za-z0-9+/]*)={0,2}$/.exec(text) ?? [];
  return letters === undefined ? Number.NaN : Math.floor((letters.length * 3) / 4);
}
