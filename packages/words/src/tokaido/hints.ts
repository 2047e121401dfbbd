/** A hint of Tokaido in words, with who moves before me. */

import '../locales/en/coach.ts';
import { END, isInn, PANORAMA_LENGTHS, PANORAMAS } from '@tokaido/tokaido';
import type { HintWords, SaidHint, SaidTerm } from '../hints.ts';
import { hintInWords } from '../hints.ts';
import { list, nameOf, t } from '../messages/index.ts';
import { sayAction } from './actions.ts';
import { march, playerName, printed, spokenOf } from './names.ts';
import type { Seated, Seen } from './seen.ts';
import { stopName } from './stops.ts';

/** The stop that an action leads to; null for anything else. */
function stopOf(action: string, { s }: Pick<Seen, 's'>): number | null {
  const [verb, to] = action.split(' ');
  return verb === 'travel' ? printed(s, Number(to)) : null;
}

function hintTitle({ choices }: SaidHint, seen: Seen): string {
  const isWalk = choices.every(({ action }) => stopOf(action, seen) !== null);
  return t(isWalk ? 'hint.stops' : 'hint.choices', { count: choices.length });
}

function hintName(action: string, seen: Seen, info: Seated): string {
  const stop = stopOf(action, seen);
  return stop === null ? sayAction(action, seen, info).name : stopName(seen.s, stop);
}

function sayTerm({ id, points, panorama }: SaidTerm): string {
  if (panorama !== undefined) {
    const { kind, section } = panorama;
    const last = section === PANORAMA_LENGTHS[kind] ? 'yes' : 'no';
    return t('hint.panorama', { last, section, panorama: PANORAMAS[kind] ?? '' });
  }
  return nameOf('hint.why', id, { sign: points < 0 ? 'minus' : 'plus' });
}

/** Who moves before me once I have walked there. */
function sayTurns(action: string, seen: Seen, info: Seated): string {
  const stop = stopOf(action, seen);
  const { s, me, turn } = seen;
  const mover = turn?.decision === 'travel' ? turn.details.mover : -1;
  // Whoever sleeps at an inn leaves in the order of the inn.
  if (stop === null || mover !== me || stop === END || isInn(s, stop)) return '';
  const others = march(s).filter(({ seat }) => seat !== me && seat < s.players);
  const before = others.filter(({ position }) => position < stop);
  const name = (seat: number) => playerName(seat, seen, info);
  const you = spokenOf(me, seen, info);
  if (before.length > 0)
    return t('hint.before', {
      ...you,
      names: list(before.map(({ seat }) => name(seat))),
      count: before.length,
    });
  // Who stands there leaves before or after me by the place: nothing is said of them.
  const [next] = others;
  return next === undefined || next.position === stop
    ? ''
    : t('hint.again', { ...you, next: name(next.seat) });
}

export function hintWords(seen: Seen, info: Seated): HintWords {
  return {
    nudge: (code) => nameOf('coach.nudge', code),
    title: (hint) => hintTitle(hint, seen),
    name: (action) => hintName(action, seen, info),
    term: sayTerm,
    turns: (action) => sayTurns(action, seen, info),
  };
}

export function sayHint(hint: SaidHint, seen: Seen, info: Seated): string[] {
  return hintInWords(hint, hintWords(seen, info));
}
