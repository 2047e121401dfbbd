/**
 * The command line of the narrator view: what a typed line means here. It decides nothing itself; the reply says
 * which action to take, what to ask the table for, or what to tell.
 */

import { list, t } from '@tokaido/words';
import {
  cardIds,
  legAhead,
  moverOf,
  playerName,
  printed,
  sayAction,
  sayPreview,
  sayReason,
} from '@tokaido/words/tokaido';
import { sayMoveAloud } from '@tokaido/words/tokaido/move-line';
import type { Reply } from '../../narrator/reply.ts';
import { tell } from '../../narrator/reply.ts';
import { back, coach, extend, say, time, undo } from '../../narrator/table-requests.ts';
import { plain } from '../../narrator/typed-names.ts';
import type { Seen } from '../model.ts';
import { choicesOf, closedOnes } from './choices.ts';
import type { Telling } from './commands.ts';
import { commandIn, DECIDING, isDeciding, TELLING, wordsFor } from './commands.ts';
import { byName, byNumbers, decide, notMine } from './decide.ts';
import { findChoices, findPlayer, findStops } from './find.ts';
import { statusOf } from './status.ts';
import type { Narrated } from './tell.ts';
import { sayCards, sayDecision, sayLines, sayPurse, sayRoad, sayScores } from './tell.ts';

const JOURNAL_LINES = 10;
const MOST_LINES = 200;

/** A player's seat, mine where none is named; or the reply that nobody is called so. */
function player(rest: readonly string[], seen: Seen, model: Narrated): number | Reply {
  const word = rest.join(' ');
  const seat = word === '' ? Math.max(0, seen.me) : findPlayer(word, seen, model.info.value);
  if (seat !== null) return seat;
  const names = Array.from({ length: seen.s.players }, (_, i) => playerName(i, seen, model.info.value));
  return tell(t('err.player', { word, names: list(names) }));
}

/** The actions that a number or a name may mean, open or closed. */
function meant(rest: readonly string[], seen: Seen, model: Narrated): readonly string[] {
  const word = rest.join(' ');
  const choices = choicesOf(seen);
  const mover = seen.mine ? moverOf(seen.turn) : null;
  if (/^\d+$/.test(word)) {
    const chosen = choices.find(({ number }) => number === Number(word));
    if (chosen !== undefined) return [chosen.words];
    const leg = legAhead(seen.s, mover ?? Math.max(0, seen.me));
    const position = leg.from + Number(word);
    return position > leg.from && position <= leg.to ? [`travel ${printed(seen.s, position)}`] : [];
  }
  const amulets = cardIds('amulet').map((id) => `use ${id}`);
  const pool = [...choices.map(({ words }) => words), ...closedOnes(seen, model.explain), ...amulets];
  const found = findChoices(word, pool, seen, model.info.value);
  if (found.length > 0) return found;
  return findStops(word, seen).map((position) => `travel ${printed(seen.s, position)}`);
}

/** Why something is closed, or what it would bring. */
function about(command: 'why' | 'look', rest: readonly string[], seen: Seen, model: Narrated): Reply {
  if (rest.length === 0) return tell(t('err.what', { example: `${wordsFor(command)[0]} 5` }));
  const [words] = meant(rest, seen, model);
  if (words === undefined) return tell(t('err.name', { word: rest.join(' '), hint: t('err.empty') }));
  const info = model.info.value;
  const { name } = sayAction(words, seen, info);
  const reason = seen.legal.includes(words) ? null : model.explain(words);
  if (reason !== null) return tell(t('err.closed', { name, reason: sayReason(reason, seen, info) }));
  return tell(command === 'why' ? t('err.open', { name }) : sayPreview(words, seen, info));
}

function journal(rest: readonly string[], seen: Seen, model: Narrated): Reply {
  const asked = Number(rest[0] ?? JOURNAL_LINES);
  const count = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST_LINES) : JOURNAL_LINES;
  const lines = sayLines(model.journal.value, seen, model).slice(-count);
  return lines.length === 0 ? tell(t('tell.journal.none')) : tell(...lines);
}

/** `line` is what was typed, as it was typed. */
type Answer = (rest: readonly string[], seen: Seen, model: Narrated, line: string) => Reply;

const ANSWERS: Readonly<Record<Telling, Answer>> = {
  look: (rest, seen, model) => about('look', rest, seen, model),
  why: (rest, seen, model) => about('why', rest, seen, model),
  status: (_rest, seen, model) => tell(...statusOf(seen, model.info.peek())),
  road: (_rest, seen, model) => tell(...sayRoad(seen, model)),
  choices: (_rest, seen, model) => tell(...sayDecision(seen, model)),
  last: (_rest, seen, model) => {
    const lines = model.news.value.map((move) => sayMoveAloud(move, seen, model.info.peek()));
    return lines.length === 0 ? tell(t('tell.last.none')) : tell(...lines);
  },
  journal,
  score: (_rest, seen, model) => tell(...sayScores(seen, model)),
  purse: (rest, seen, model) => {
    const seat = player(rest, seen, model);
    return typeof seat === 'number' ? tell(...sayPurse(seen, model, seat)) : seat;
  },
  cards: (rest, seen, model) => {
    const seat = player(rest, seen, model);
    return typeof seat === 'number' ? tell(...sayCards(seen, model, seat)) : seat;
  },
  hint: (rest, seen) => coach(rest, seen),
  undo,
  time: (_rest, seen, model) => time(seen, model),
  extend: (_rest, seen, model) => extend(seen, model, () => notMine(seen, model)),
  back: (_rest, seen, model) => back(seen, model),
  say: (rest, seen, model, line) => say(line, rest, seen, model),
  help: () =>
    tell(
      t('help.intro'),
      ...[...DECIDING, ...TELLING].filter((name) => name !== 'help').map((name) => t(`help.${name}`)),
    ),
};

export function interpret(line: string, seen: Seen, model: Narrated): Reply {
  const words = plain(line).split(' ').filter(Boolean);
  if (words.length === 0) return tell(t('err.empty'));
  if (words.every((word) => /^\d{1,3}$/.test(word))) {
    return seen.mine ? byNumbers(words.map(Number), seen, model) : notMine(seen, model);
  }
  const pool = choicesOf(seen).map((choice) => choice.words);
  // Some verbs of a record are commands as well: `meet yes` is no card to keep.
  const isRecorded = seen.mine && pool.includes(words.join(' '));
  const found = isRecorded ? null : commandIn(words);
  if (found !== null) {
    const { command, rest } = found;
    if (isDeciding(command)) return decide(command, rest, seen, model);
    return ANSWERS[command](rest, seen, model, line);
  }
  // A bare name, or the words of a record, are enough where they can only mean one thing.
  const named = seen.mine ? byName(words, pool, seen, model) : null;
  return named ?? tell(t('err.unknown', { word: line.trim() }));
}
