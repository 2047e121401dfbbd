/** The pictures of the curtain that falls before a private decision. */

import type { JSX } from 'preact';
import { Emblem, Plaque } from '../art/art.tsx';
import { ScrollScene } from '../art/scenes.tsx';
import type { HandOverPictures } from '../table/game.ts';

/** Other decisions show the inn's lantern. */
const SIGNS: Readonly<Record<string, () => JSX.Element>> = {
  choose: () => <Plaque stop="inn" />,
  amulet: () => <Emblem id="amulet" />,
  luck: () => <Emblem id="amulet" />,
  calligraphy: () => <Emblem id="calligraphy" />,
  publish: () => <Emblem id="calligraphy" />,
  festival: () => <Emblem id="festival" />,
  eat: () => <Emblem id="meal" />,
  keep: () => <Plaque stop="encounter" />,
  invite: () => <Plaque stop="encounter" />,
};

export const handOverPictures: HandOverPictures = {
  Scene: () => <ScrollScene leg={3} />,
  Sign: ({ decision }) => SIGNS[decision]?.() ?? <Plaque stop="inn" />,
};
