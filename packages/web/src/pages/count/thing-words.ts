/** What the things of the form are called, and what is said of those that cannot be. */

import '@tokaido/words/locales/en/boxes';
import '@tokaido/words/locales/en/count';
import '@tokaido/words/locales/en/underway';
import type { CountedThing, CountProblem } from '@tokaido/tokaido/count';
import { nameOf, t } from '@tokaido/words';
import { travelerName } from '@tokaido/words/tokaido';

/** `souvenir art` is a thing of the kind `souvenir`. */
function partsOf(id: string): readonly [kind: string, of: string] {
  const at = id.indexOf(' ');
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
}

export function kindOf({ id }: Pick<CountedThing, 'id'>): readonly [kind: string, of: string] {
  return partsOf(id);
}

export function thingName({ id }: Pick<CountedThing, 'id'>): string {
  const [kind, of] = partsOf(id);
  switch (kind) {
    case 'panorama':
      return nameOf('panorama', of);
    case 'first':
      return t('count.thing.first', { panorama: nameOf('panorama', of) });
    case 'souvenir':
      return nameOf('types', of);
    case 'meal':
      return t('count.thing.meal', { n: Number(of) });
    case 'road-meal':
      return t('count.thing.road-meal', { n: Number(of) });
    case 'spring':
      return t('count.thing.spring', { n: Number(of) });
    case 'encounter':
    case 'legend':
    case 'calligraphy':
      return nameOf(kind, of);
    case 'shared':
      return nameOf('calligraphy', of);
    default:
      return nameOf('count.thing', id);
  }
}

/** Below the name: what it is. */
export function thingNote({ id, most }: Pick<CountedThing, 'id' | 'most'>): string {
  const [kind, of] = partsOf(id);
  if (kind === 'panorama') return t('count.thing.panorama', { most });
  if (kind === 'encounter') return nameOf('encounter', `${of}.is`);
  if (kind === 'calligraphy' || kind === 'shared') return nameOf('calligraphy', `${of}.does`);
  return '';
}

export interface ProblemFacts {
  /** As what a number that cannot be is counted. */
  readonly counted: number;
  /** The last place of arrival. */
  readonly last: number;
}

export function problemWords(problem: CountProblem, { counted, last }: ProblemFacts): string {
  switch (problem.why) {
    case 'too-many':
      return t('count.problem.too-many', { least: 0, most: problem.most, counted });
    case 'not-in-box':
      return t('count.problem.not-in-box', { have: problem.have, inAll: problem.inAll });
    case 'meals':
      return t('count.problem.meals', { have: problem.have, most: problem.most });
    case 'arrival':
      return t('count.problem.arrival', { last });
    case 'same-traveler':
      return t('count.problem.same-traveler', { traveler: travelerName(problem.traveler) });
    case 'gifts':
    case 'unfinished-first':
    case 'nobody-first':
    case 'several-first':
      return t(`count.problem.${problem.why}`);
    case 'traveler':
      break;
  }
  // Who it is about is known where it is told.
  return '';
}
