/**
 * The command line of Duo's narrator: what a typed line means here. It decides nothing itself; the reply says which
 * action to take, what to ask the table for, or what to tell.
 */

import { list, sentence, t } from '@tokaido/words';
import { playerName, sayAction, sayPreview, sayQuestion, sayReason, sayStatus } from '@tokaido/words/duo';
import { sayMoveAloud } from '@tokaido/words/duo/move-line';
import type { Reply } from '../../narrator/reply.ts';
import { tell } from '../../narrator/reply.ts';
import { back, coach, extend, say, time, undo } from '../../narrator/table-requests.ts';
import { plain } from '../../narrator/typed-names.ts';
import type { Seen } from '../model.ts';
import { choicesOf } from './choices.ts';
import type { Deciding, Telling } from './commands.ts';
import { commandIn, isDeciding, wordsFor } from './commands.ts';
import { findPlayer } from './find-player.ts';
import { sayHelp } from './help.ts';
import { actionsMeant, choicesCalled } from './meaning.ts';
import type { Narrated } from './tell.ts';
import { sayAreas, sayBoards, sayDecision, sayEndsOfAll, sayLines, sayMap, sayScores } from './tell.ts';

const JOURNAL_LINES = 10;
const MOST_LINES = 200;

const isNothing = (words: readonly string[]) =>
  words.length === 0 || wordsFor('nothing').includes(words.join(' ')) || words.join('') === '-';

/** Which numbers there are, for a player who missed them. */
function numbersHint(seen: Seen): string {
  const numbers = choicesOf(seen).map(({ number }) => String(number));
  return numbers.length === 0 ? t('err.empty') : t('err.numbers', { numbers: list(numbers, 'or') });
}

function notMine(seen: Seen, model: Narrated): Reply {
  if (seen.turn === null) return tell(t('duo.narrate.over'));
  return tell(sentence(t('duo.narrate.notMine', { name: playerName(seen.turn.seat, model.info.value) })));
}

/** Takes an action, or says why it is closed. */
function take(words: string, seen: Seen, model: Narrated): Reply {
  const { name } = sayAction(words, seen);
  if (seen.legal.includes(words)) return { say: [t('did', { name })], act: words };
  const reason = model.explain(words);
  if (reason === null) return tell(t('why.unknown'));
  return tell(t('err.closed', { name, reason: sayReason(reason, seen, model.info.value) }));
}

/** The one open action of those that may be meant; several are asked about, and closed ones have their reason. */
function takeOne(meant: readonly string[], typed: string, seen: Seen, model: Narrated): Reply {
  const open = [...new Set(meant)].filter((words) => seen.legal.includes(words));
  const [first, ...others] = open;
  if (first !== undefined && others.length === 0) return take(first, seen, model);
  if (first !== undefined) {
    const names = list(
      open.map((words) => sayAction(words, seen).name),
      'or',
    );
    return tell(t('err.ambiguous', { word: typed, names }), numbersHint(seen));
  }
  const [closed] = meant;
  return closed === undefined
    ? tell(t('err.name', { word: typed, hint: numbersHint(seen) }))
    : take(closed, seen, model);
}

/** The decisions that each command belongs to; the others fit anywhere. */
const ASKED_AT: Readonly<Partial<Record<Deciding, readonly string[]>>> = {
  pilgrim: ['die'],
  merchant: ['die'],
  artist: ['die'],
  go: ['die', 'again'],
  again: ['again'],
  visit: ['visit'],
  wave: ['visit'],
  draw: ['trade'],
  sell: ['trade'],
  keep: ['keep'],
  return: ['return'],
  paint: ['compose'],
  gift: ['compose'],
};

function decide(command: Deciding, rest: readonly string[], seen: Seen, model: Narrated): Reply {
  if (!seen.mine) return notMine(seen, model);
  const at = ASKED_AT[command];
  if (at?.includes(seen.turn?.decision ?? '') === false)
    return tell(t('err.notHere', { question: sayQuestion(seen, model.info.value) }));
  const meant = actionsMeant(command, rest, seen, isNothing);
  if (command === 'nothing' && !meant.some((words) => seen.legal.includes(words)))
    return tell(t('err.noNothing', { hint: numbersHint(seen) }));
  const typed = rest.length === 0 ? (wordsFor(command)[0] ?? command) : rest.join(' ');
  return takeOne(meant, typed, seen, model);
}

/** The actions that the words after `why` or `look` may mean. */
function meantBy(rest: readonly string[], seen: Seen): readonly string[] {
  const called = choicesCalled(rest, seen);
  if (called.length > 0) return called;
  const found = commandIn(rest);
  return found !== null && isDeciding(found.command)
    ? actionsMeant(found.command, found.rest, seen, isNothing)
    : actionsMeant('go', rest, seen, isNothing);
}

/** Why something is closed, or what it would bring. */
function about(command: 'why' | 'look', rest: readonly string[], seen: Seen, model: Narrated): Reply {
  if (rest.length === 0) return tell(t('err.what', { example: `${wordsFor(command)[0]} 1` }));
  const meant = meantBy(rest, seen);
  const words = meant.find((each) => seen.legal.includes(each) === (command === 'look')) ?? meant[0];
  if (words === undefined) return tell(t('err.name', { word: rest.join(' '), hint: t('err.empty') }));
  const { name } = sayAction(words, seen);
  const reason = seen.legal.includes(words) ? null : model.explain(words);
  if (reason !== null)
    return tell(t('err.closed', { name, reason: sayReason(reason, seen, model.info.value) }));
  return tell(command === 'why' ? t('err.open', { name }) : sayPreview(words, seen, model.info.value));
}

function journal(rest: readonly string[], seen: Seen, model: Narrated): Reply {
  const asked = Number(rest[0] ?? JOURNAL_LINES);
  const count = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST_LINES) : JOURNAL_LINES;
  const lines = sayLines(seen, model).slice(-count);
  return lines.length === 0 ? tell(t('tell.journal.none')) : tell(...lines);
}

function boards(rest: readonly string[], seen: Seen, model: Narrated): Reply {
  const word = rest.join(' ');
  const seats = seen.s.players.map(({ seat }) => seat);
  const seat = findPlayer(word, seats, model.info.value);
  if (word === '') return tell(...seats.flatMap((each) => sayBoards(seen, model, each)));
  if (seat !== null) return tell(...sayBoards(seen, model, seat));
  const names = list(seats.map((each) => playerName(each, model.info.value)));
  return tell(t('err.player', { word, names }));
}

/** `line` is what was typed, as it was typed. */
type Answer = (rest: readonly string[], seen: Seen, model: Narrated, line: string) => Reply;

const ANSWERS: Readonly<Record<Telling, Answer>> = {
  look: (rest, seen, model) => about('look', rest, seen, model),
  why: (rest, seen, model) => about('why', rest, seen, model),
  status: (_rest, seen, model) => tell(...sayStatus(seen, model.info.value)),
  map: (_rest, seen, model) => tell(...sayMap(seen, model)),
  areas: (_rest, seen, model) => tell(...sayAreas(seen, model)),
  boards,
  ends: (_rest, seen, model) => tell(...sayEndsOfAll(seen, model)),
  choices: (_rest, seen, model) => tell(...sayDecision(seen, model)),
  last: (_rest, seen, model) => {
    const { news, info, journal: lines } = model;
    const said = news.value.map((move) => sayMoveAloud(move, seen, info.value, lines.value));
    return said.length === 0 ? tell(t('tell.last.none')) : tell(...said);
  },
  journal,
  score: (_rest, seen, model) => tell(...sayScores(seen, model)),
  hint: (rest, seen) => coach(rest, seen),
  undo,
  time: (_rest, seen, model) => time(seen, model),
  extend: (_rest, seen, model) => extend(seen, model, () => notMine(seen, model)),
  back: (_rest, seen, model) => back(seen, model),
  say: (rest, seen, model, line) => say(line, rest, seen, model),
  help: () => tell(...sayHelp()),
};

export function interpret(line: string, seen: Seen, model: Narrated): Reply {
  const words = plain(line).split(' ').filter(Boolean);
  const typed = words.join(' ');
  if (typed === '') return tell(t('err.empty'));
  if (/^\d+$/.test(typed)) {
    if (!seen.mine) return notMine(seen, model);
    const [chosen] = choicesCalled(words, seen);
    return chosen === undefined
      ? tell(t('err.number', { number: Number(typed), hint: numbersHint(seen) }))
      : take(chosen, seen, model);
  }
  // The words of a record say it all: `sell 3 pottery` is no other sale.
  if (seen.mine && seen.legal.includes(typed)) return take(typed, seen, model);
  const found = commandIn(words);
  if (found !== null) {
    const { command, rest } = found;
    return isDeciding(command)
      ? decide(command, rest, seen, model)
      : ANSWERS[command](rest, seen, model, line);
  }
  // A bare name is enough where it can only mean one thing.
  const named = seen.mine
    ? [...choicesCalled(words, seen), ...actionsMeant('go', words, seen, isNothing)]
    : [];
  return named.length === 0
    ? tell(t('err.unknown', { word: line.trim() }))
    : takeOne(named, typed, seen, model);
}
