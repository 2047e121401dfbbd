/** The small picture beside a thing of the form. */

import type { CountedThing } from '@tokaido/tokaido/count';
import type { JSX } from 'preact';
import { Calligraphy, Emblem, Encounter, Legend, Pawn, Plaque, Souvenir } from '../../art/art.tsx';
import { kindOf } from './thing-words.ts';

const EMBLEMS: Readonly<Record<string, string>> = {
  meal: 'meal',
  'road-meal': 'meal',
  hungry: 'meal',
  bathhouse: 'bathhouse',
  coins: 'coin',
  gifts: 'coin',
  'cherry-tree': 'cherry',
  amulet: 'amulet',
  token: 'point',
  doll: 'festival',
};

export function ThingArt({ thing }: { readonly thing: CountedThing }): JSX.Element {
  const [kind, of] = kindOf(thing);
  const emblem = EMBLEMS[kind];
  if (emblem !== undefined) return <Emblem id={emblem} />;
  switch (kind) {
    case 'panorama':
    case 'first':
      return <Plaque stop={`panorama-${of}`} />;
    case 'souvenir':
      return <Souvenir kind={of} />;
    case 'spring':
      return <Emblem id={`spring-${of}`} />;
    case 'encounter':
      return <Encounter id={of} />;
    case 'legend':
      return <Legend id={of} />;
    case 'calligraphy':
    case 'shared':
      return <Calligraphy id={of} />;
    case 'meetings':
    case 'alms':
      return <Plaque stop="encounter" />;
    case 'arrival':
      return <Plaque stop="inn" />;
    case 'neutral-offerings':
      return <Pawn seat="neutral" />;
    default:
      return <Plaque stop="temple" />;
  }
}
