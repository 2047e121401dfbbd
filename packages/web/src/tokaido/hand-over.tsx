/** The pictures of the curtains that fall where a device changes hands, and the room for them. */

import type { JSX } from 'preact';
import { Emblem, Plaque } from '../art/art.tsx';
import { ScrollScene } from '../art/scenes.tsx';
import type { HandOverPictures } from '../table/game.ts';
import { freeArea } from './road/free-area.ts';

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
  freeArea,
  Scene: () => <ScrollScene leg={3} />,
  Sign: ({ decision }) => SIGNS[decision]?.() ?? <Plaque stop="inn" />,
};
