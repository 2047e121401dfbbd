/** The sign of a lesson on the road of the index. */

import type { JSX } from 'preact';
import { Emblem, Lantern, Plaque, Souvenir } from '../../art/art.tsx';
import { Character } from '../../art/duo.tsx';
import { Icon } from '../../art/icons.tsx';
import type { Lesson } from '../../learn/lesson.ts';

/** A lesson about one kind of stop has its plaque. */
const PLAQUES: Readonly<Record<string, string>> = {
  walk: 'farm',
  panorama: 'panorama-paddy',
  shop: 'shop',
  temple: 'temple',
  traveler: 'encounter',
  leg: 'inn',
  'new-encounters': 'encounter',
  gastronomy: 'inn',
  'return-trip': 'panorama-sea',
  initiation: 'panorama-mountain',
};

const ROUND: Readonly<Record<string, () => JSX.Element>> = {
  crossroads: () => <Emblem id="cherry" />,
  matsuri: () => <Lantern />,
  'promo-travelers': () => <Icon name="people" />,
  preparations: () => <Emblem id="coin" />,
  'good-luck': () => <Emblem id="die-4" />,
  'rare-and-precious': () => <Souvenir kind="art" />,
  'duo-dice': () => <Character id="pilgrim" />,
  'duo-trade': () => <Character id="merchant" />,
  'duo-end': () => <Character id="artist" />,
};

export function LessonSign({ lesson }: { readonly lesson: Lesson }): JSX.Element {
  const stop = PLAQUES[lesson.id];
  return (
    <span class="sign" aria-hidden="true">
      {stop === undefined ? (
        <span class={`round ${lesson.game}`}>{ROUND[lesson.id]?.()}</span>
      ) : (
        <Plaque stop={stop} />
      )}
    </span>
  );
}
