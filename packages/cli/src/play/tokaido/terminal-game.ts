/** Tokaido as a person sees it in a terminal. */

import { hintFor } from '@tokaido/bots';
import type { State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/tokaido';
import { legAhead, moverOf, printed, sayQuestion, sayReason } from '@tokaido/words/tokaido';
import { choicesAt, isIdle, isUse, together } from '@tokaido/words/tokaido/choices';
import { sayHint } from '@tokaido/words/tokaido/hints';
import { NO_NAMES } from '../../games/game-text.ts';
import type { Seen as AnySeen, TerminalGame } from '../terminal-game.ts';
import { choiceOf } from './choice.ts';
import { facts, title } from './facts.ts';
import { collections, decks, map } from './pages.ts';

/** The engine names the decision, and with it what it is about. */
const own = (seen: AnySeen<State>) => seen as Seen;

/** Stops in the order of the road, then all else that may be chosen, what takes nothing last but for amulets. */
function candidates(seen: Seen): string[] {
  const { s, me, turn, legal } = seen;
  const explain = (action: string) => {
    const number = tokaido.rules.parse(action);
    return number === null ? null : tokaido.explain(s, me, number);
  };
  const { choices, nothing } = choicesAt(seen, explain);
  const mover = moverOf(turn);
  const stops: string[] = [];
  if (mover !== null) {
    const { to } = legAhead(s, mover);
    const from = s.all[mover]?.position ?? to;
    for (let at = from + 1; at <= to; at++) stops.push(`travel ${printed(s, at)}`);
  }
  const others = choices.map(({ action }) => action).filter((action) => !action.startsWith('travel '));
  return [...stops, ...others, ...(nothing === null ? [] : [nothing]), ...legal.filter(isUse)];
}

/** Several things may be bought at once, which the question alone does not say. */
function question(seen: Seen): string {
  const asked = sayQuestion(seen, NO_NAMES);
  const { turn } = seen;
  if (turn?.decision !== 'buy' && turn?.decision !== 'collect') return asked;
  return t('term.several', { question: asked });
}

export const tokaidoInTerminal: TerminalGame<State> = {
  title: (seen) => title(own(seen)),
  facts: (seen, style) => facts(own(seen), style),
  question: (seen) => question(own(seen)),
  candidates: (seen) => candidates(own(seen)),
  combine: together,
  choice: (seen, action, style) => choiceOf(own(seen), action, style),
  reason: (seen, reason) => sayReason(reason, own(seen), NO_NAMES),
  isIdle,
  looksAhead: (decision) => decision === 'option',
  hint(seen) {
    const found = hintFor(seen.view);
    const [, ...reasons] = sayHint(found, own(seen), NO_NAMES);
    return { action: found.choices[0]?.action ?? '', reasons };
  },
  collections: (seen, style) => collections(own(seen), style),
  decks: (seen, style) => decks(own(seen), style),
  map: (seen, style) => map(own(seen), style),
};
