/** The pictures of the curtains that fall where a device changes hands, and the room for them. */

import { Plaque } from '../art/art.tsx';
import { ScrollScene } from '../art/scenes.tsx';
import type { HandOverPictures } from '../table/game.ts';

export const handOverPictures: HandOverPictures = {
  freeArea: (height) => ({ isOverWords: true, left: 0, top: 0, width: innerWidth, height }),
  Scene: () => <ScrollScene leg={3} />,
  Sign: () => <Plaque stop="inn" />,
};
