/** A table in words: its people, what is played, how long one may think. */

import '@tokaido/words/locales/en/online';
import type { Pace } from '@tokaido/table';
import { houseRules, usesTiles } from '@tokaido/tokaido';
import { list, nameOf, t } from '@tokaido/words';
import type { Choice, SetupError } from './draft.ts';

/** `Four travelers to Edo`. */
export function titleWords(players: number, choice: Choice): string {
  const key = choice.variations.includes('return-trip') ? 'online.sum.titleBack' : 'online.sum.title';
  return t(key, { n: players });
}

export interface People {
  /** Whether I am one of them. */
  readonly me: boolean;
  /** Other people, or seats for them. */
  readonly others: number;
  readonly bots: number;
}

export function countPeople(seats: readonly { readonly kind: string }[]): People {
  const count = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
  return { me: count('me') > 0, others: count('open') + count('person'), bots: count('bot') };
}

/** `You, 2 friends and 1 bot`. */
export function peopleWords({ me, others, bots }: People): string {
  const parts = [
    ...(me ? [t('online.you')] : []),
    ...(others > 0 ? [t('online.sum.friends', { n: others })] : []),
    ...(bots > 0 ? [t('online.sum.bots', { n: bots })] : []),
  ];
  return list(parts);
}

/** The boxes, variations and dealing of tiles that differ from a first game, each by its name. */
export function choiceNames({ boxes, variations, tiles }: Choice): readonly string[] {
  return [
    ...boxes.map((id) => nameOf('box', id)),
    ...variations.map((id) => nameOf('variation', id)),
    ...(tiles === 2 || !usesTiles({ variations }) ? [] : [tilesName({ boxes, variations, tiles })]),
  ];
}

function tilesName(choice: Choice): string {
  const name = t('online.sum.tiles', { n: String(choice.tiles) });
  return houseRules(choice).length === 0 ? name : t('online.sum.house', { name });
}

export function choiceWords(choice: Choice): string {
  const names = choiceNames(choice);
  return names.length === 0 ? t('online.sum.base') : names.join(', ');
}

export function paceWords(pace: Pace): string {
  if (pace.kind === 'none') return t('online.pace.noClock');
  if (pace.kind === 'live') return t('online.pace.seconds', { n: pace.seconds });
  return t('online.pace.daysEach', { n: pace.days });
}

/** A rough length in minutes: people think, bots hardly do. */
export function minutesFor(people: number, boxes: number): number {
  const minutes = people <= 1 ? 8 + 3 * boxes : 12 * people + 7 * boxes;
  return people <= 1 ? minutes : Math.round(minutes / 5) * 5;
}

export function timeWords(pace: Pace, minutes: number): string {
  if (pace.kind === 'correspondence') return paceWords(pace);
  return t('online.sum.time', { pace: paceWords(pace), n: minutes });
}

export function setupErrorText(fault: SetupError): string {
  if (fault === 'too-few') return t('online.fault.tooFew');
  if (fault === 'too-few-tiles') return t('online.fault.tiles');
  return t('online.fault.engine', { complaint: fault.error });
}
