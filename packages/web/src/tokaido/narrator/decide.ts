/** Commands that decide: by number, by name, or by a word that says it all. */

import { list, sentence, t } from '@tokaido/words';
import { legAhead, playerName, printed, sayAction, sayQuestion, sayReason } from '@tokaido/words/tokaido';
import { choicesAt } from '@tokaido/words/tokaido/choices';
import type { Reply } from '../../narrator/reply.ts';
import { tell } from '../../narrator/reply.ts';
import type { Seen } from '../model.ts';
import type { Choice } from './choices.ts';
import { choicesOf, together, verbOf } from './choices.ts';
import type { Deciding } from './commands.ts';
import { wordsFor } from './commands.ts';
import { findChoices, findStops } from './find.ts';
import type { Narrated } from './tell.ts';

/** The verbs of a record that a command may mean; those of `choose` are all. */
const VERBS: Readonly<Record<Exclude<Deciding, 'choose' | 'nothing' | 'yes'>, readonly string[]>> = {
  go: ['travel'],
  buy: ['buy', 'collect', 'collect-legend', 'legend', 'amulet', 'calligraphy', 'option', 'discount'],
  give: ['give', 'donate', 'option', 'pledge'],
  eat: ['eat', 'accept'],
  keep: ['keep', 'invite', 'roll', 'option'],
  option: ['option'],
  use: ['use', 'waive'],
};

/** What agrees, in every decision where something may be agreed to. */
const AGREEING = /^((luck|bet|pay|meet|rob|bonus|look) yes|leave first|roll again|accept [\w-]+)$/;

/** Which numbers there are, for a player who missed them. */
function numbersHint(choices: readonly Choice[]): string {
  return t('err.numbers', {
    numbers: list(
      choices.map(({ number }) => String(number)),
      'or',
    ),
  });
}

/** Takes an action, or says why it is closed. */
function take(words: string, seen: Seen, model: Narrated): Reply {
  const info = model.info.value;
  const { name } = sayAction(words, seen, info);
  if (seen.legal.includes(words)) return { say: [t('did', { name })], act: words };
  const reason = model.explain(words);
  return tell(
    reason === null ? t('why.unknown') : t('err.closed', { name, reason: sayReason(reason, seen, info) }),
  );
}

/** One choice, or several goods at once. */
function takeAll(words: readonly string[], seen: Seen, model: Narrated): Reply {
  const [only, ...more] = [...new Set(words)];
  if (only !== undefined && more.length === 0) return take(only, seen, model);
  const all = together(words);
  if (all === null) return tell(t('err.notTogether', { reason: numbersHint(choicesOf(seen)) }));
  return take(all, seen, model);
}

export function byNumbers(numbers: readonly number[], seen: Seen, model: Narrated): Reply {
  const choices = choicesOf(seen);
  const words: string[] = [];
  for (const number of numbers) {
    const found = choices.find((choice) => choice.number === number);
    if (found === undefined) {
      // A number of the leg that is no choice is a stop which is closed, and that has a reason.
      if (seen.turn?.decision === 'travel') return go([String(number)], seen, model);
      return tell(t('err.number', { number, hint: numbersHint(choices) }));
    }
    words.push(found.words);
  }
  return takeAll(words, seen, model);
}

/** One name, or the names of several goods. */
export function byName(
  names: readonly string[],
  pool: readonly string[],
  seen: Seen,
  model: Narrated,
): Reply | null {
  const info = model.info.value;
  const whole = findChoices(names.join(' '), pool, seen, info);
  const [first] = whole;
  if (first !== undefined) {
    if (whole.length === 1 || verbOf(first) === 'travel') return take(first, seen, model);
    const called = list(
      whole.map((words) => sayAction(words, seen, info).name),
      'or',
    );
    return tell(t('err.ambiguous', { word: names.join(' '), names: called }));
  }
  const each = names.map((name) => findChoices(name, pool, seen, info));
  if (names.length < 2 || each.some((found) => found.length !== 1)) return null;
  return takeAll(each.flat(), seen, model);
}

/** `go 5` is the fifth stop of the leg; `go temple` the next one that is open. */
function go(rest: readonly string[], seen: Seen, model: Narrated): Reply {
  const { turn, s } = seen;
  if (turn?.decision !== 'travel') return notHere(seen, model);
  const leg = legAhead(s, turn.details.mover);
  const word = rest.join(' ');
  if (/^\d+$/.test(word)) {
    const number = Number(word);
    const all = leg.to - leg.from;
    if (number < 1 || number > all) return byBeyond(number, all, seen, model);
    return take(`travel ${printed(s, leg.from + number)}`, seen, model);
  }
  const stops = findStops(word, seen).map((position) => `travel ${printed(s, position)}`);
  const open = stops.find((words) => seen.legal.includes(words)) ?? stops[0];
  if (open !== undefined) return take(open, seen, model);
  return tell(t('err.name', { word, hint: t('err.noStop', { all: leg.to - leg.from }) }));
}

/** Numbers after the last stop are those of amulets. */
function byBeyond(number: number, all: number, seen: Seen, model: Narrated): Reply {
  const found = choicesOf(seen).find((choice) => choice.number === number);
  return found === undefined ? tell(t('err.noStop', { all })) : take(found.words, seen, model);
}

function notHere(seen: Seen, model: Narrated): Reply {
  return tell(t('err.notHere', { question: sayQuestion(seen, model.info.value) }));
}

/** The word that needs no more words. */
function takeOrAsk(words: string | null, seen: Seen, model: Narrated): Reply {
  if (words !== null) return take(words, seen, model);
  return tell(t('err.noNothing', { hint: numbersHint(choicesOf(seen)) }));
}

function decline(seen: Seen, model: Narrated): Reply {
  return takeOrAsk(choicesAt(seen, model.explain).nothing, seen, model);
}

function agree(seen: Seen, model: Narrated): Reply {
  return takeOrAsk(seen.legal.find((words) => AGREEING.test(words)) ?? null, seen, model);
}

/** Coins are counted, not numbered. */
function coins(n: number, seen: Seen, model: Narrated): Reply {
  if (seen.turn?.decision === 'give') return n === 0 ? decline(seen, model) : take(`give ${n}`, seen, model);
  return take(`donate ${n}`, seen, model);
}

export function notMine(seen: Seen, model: Narrated): Reply {
  if (seen.turn === null) return tell(t('err.over'));
  return tell(sentence(t('err.notMine', { name: playerName(seen.turn.seat, seen, model.info.value) })));
}

export function decide(command: Deciding, rest: readonly string[], seen: Seen, model: Narrated): Reply {
  if (!seen.mine) return notMine(seen, model);
  if (command === 'nothing') return decline(seen, model);
  if (command === 'yes') return agree(seen, model);
  const choices = choicesOf(seen);
  const verbs = command === 'choose' ? null : VERBS[command];
  const pool = choices.flatMap(({ words }) => (verbs?.includes(verbOf(words)) === false ? [] : [words]));
  if (pool.length === 0) return notHere(seen, model);
  const [first] = pool;
  if (rest.length === 0) {
    if (pool.length === 1 && first !== undefined) return take(first, seen, model);
    const number = choices.find(({ words }) => words === first)?.number ?? 1;
    return tell(t('err.what', { example: `${wordsFor(command)[0]} ${number}` }), numbersHint(choices));
  }
  if (command === 'go') return go(rest, seen, model);
  if (rest.every((word) => /^\d{1,3}$/.test(word))) {
    const numbers = rest.map(Number);
    const counts = command === 'give' && (seen.turn?.decision === 'give' || seen.turn?.decision === 'donate');
    return counts ? coins(numbers[0] ?? 0, seen, model) : byNumbers(numbers, seen, model);
  }
  const named = byName(rest, pool, seen, model);
  return named ?? tell(t('err.name', { word: rest.join(' '), hint: numbersHint(choices) }));
}
