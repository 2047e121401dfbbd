/** What the end screen tells in sentences: who won, by what, and how it ended. */

import '@tokaido/words/locales/en/duo-end';
import { TRIGGERS } from '@tokaido/duo';
import type { Score } from '@tokaido/kernel';
import type { Seated } from '@tokaido/words';
import { sentence, t } from '@tokaido/words';
import { playerName, yourSeat } from '@tokaido/words/duo';
import { outcomeOf } from '../../table/end/ranking.ts';
import { endsOf } from '../boards/ends.ts';
import type { Seen } from '../model.ts';

/** What is asked of a table: who sits there, and which seat is mine. */
export interface Known {
  readonly info: { readonly value: Seated };
  readonly you: { readonly value: number };
}

/** … once it has been played to its end. */
export interface Finished extends Known {
  readonly scores: { readonly value: readonly Score[] };
}

/** My seat, where the device is mine alone. */
export function ownSeat({ info, you }: Known): number {
  return yourSeat({ me: you.value }, info.value);
}

export function nameAt(seat: number, model: Known, me = ownSeat(model)): string {
  return seat === me ? t('duo.end.you') : playerName(seat, model.info.value);
}

/** `You win, 79 to 71`; in a picture that is passed on nobody is "you". */
export function resultWords(model: Known, scores: readonly Score[], me = ownSeat(model)): string {
  const outcome = outcomeOf(scores);
  const points = scores.map((score) => score.points);
  const [most, least] = [Math.max(...points), Math.min(...points)];
  if (outcome === null) return '';
  if (outcome.kind === 'shared') return t('duo.end.both', { points: most });
  const name = playerName(outcome.seat, model.info.value);
  const who = outcome.seat === me ? 'you' : 'other';
  return sentence(
    outcome.kind === 'ahead'
      ? t('duo.end.coins', { who, name, points: most })
      : t('duo.end.wins', { who, name, most, least }),
  );
}

/** By what the game ended; null while nothing has ended it. */
export function triggerOf({ s }: Pick<Seen, 's'>): { readonly trigger: string; readonly n: number } | null {
  const trigger = TRIGGERS[s.ending - 1];
  if (trigger === undefined) return null;
  const n = endsOf(s, s.endingSeat).find((end) => end.trigger === trigger)?.of ?? 0;
  return { trigger, n };
}

/** `Turn 24. Matsu reached the last place of the garden; the turn was finished.` */
export function howItEnded(model: Known, seen: Pick<Seen, 's'>): string {
  const { s } = seen;
  const found = triggerOf(seen);
  if (found === null) return '';
  const isMine = s.endingSeat === ownSeat(model);
  return t(isMine ? 'duo.end.how.you' : 'duo.end.how', {
    turn: s.turn,
    trigger: found.trigger,
    name: playerName(s.endingSeat, model.info.value),
  });
}

/** Who rolls first next time: whoever did not this time. */
export function againWords(model: Known, { s }: Pick<Seen, 's'>): string {
  const next = 1 - s.compass;
  const who = next === ownSeat(model) ? 'you' : 'other';
  return t('duo.end.again', { who, name: playerName(next, model.info.value) });
}
