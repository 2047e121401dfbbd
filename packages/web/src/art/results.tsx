/** Pictures of results: a scene, and in it whom one met or what one got. */

import type { JSX } from 'preact';
import { FIRST_TRAVELERS } from './seats.ts';
import { addSheets, type Sheet, show } from './sheets.ts';
import { Frame } from './sprite-image.tsx';
import people from './sprites/people.svg?url&no-inline';
import scenes from './sprites/scenes.svg?url&no-inline';
import scenesCrossroads from './sprites/scenes-crossroads.svg?url&no-inline';

addSheets({ people, scenes, 'scenes-crossroads': scenesCrossroads });

/** Scenes that only a box brings about have a sprite of their own. */
const SCENES = {
  'bath-2': 'scenes',
  'bath-3': 'scenes',
  encounter: 'scenes',
  farm: 'scenes',
  inn: 'scenes',
  shop: 'scenes',
  temple: 'scenes',
  amulet: 'scenes-crossroads',
  bathhouse: 'scenes-crossroads',
  calligraphy: 'scenes-crossroads',
  'cherry-tree': 'scenes-crossroads',
  'gaming-room': 'scenes-crossroads',
  legendary: 'scenes-crossroads',
} as const satisfies Readonly<Record<string, Sheet>>;

export type SceneName = keyof typeof SCENES;

/** Fetches the sprites of scenes before they are drawn: a result is known a moment before it is shown. */
export function fetchScenes(names: readonly SceneName[]): void {
  for (const name of names) {
    show(SCENES[name]);
    if (name === 'encounter') show('people');
  }
}

/** A symbol of a sprite. */
interface Sign {
  readonly id: string;
  readonly sheet: Sheet;
}

/** Where a scene leaves room for a sign: x, y and width. */
const PLACES: { readonly [name in SceneName]?: readonly [x: number, y: number, size: number] } = {
  'gaming-room': [132, 106, 46],
  amulet: [106, 88, 90],
  calligraphy: [101, 82, 82],
  legendary: [109, 58, 84],
};

interface SceneProps {
  readonly name: SceneName;
  /** In place of what the scene shows by itself. */
  readonly sign?: Sign | undefined;
  /** Who stands in it. */
  readonly figure?: Sign | undefined;
}

export function ResultScene({ name, sign, figure }: SceneProps): JSX.Element {
  show(SCENES[name]);
  const place = PLACES[name];
  return (
    <Frame
      class={sign === undefined ? 'scene result-scene' : 'scene result-scene signed'}
      box="0 0 302 176"
      width={302}
      height={176}
      fit="xMidYMid slice"
    >
      <use href={`#scene-${name}`} />
      {sign !== undefined && place !== undefined && <Part sign={sign} at={place} box={[48, 48]} />}
      {figure !== undefined && <Part sign={figure} at={[91, 18, 120]} box={[96, 120]} />}
    </Frame>
  );
}

interface PartProps {
  readonly sign: Sign;
  readonly at: readonly [x: number, y: number, size: number];
  readonly box: readonly [width: number, height: number];
}

function Part({ sign, at: [x, y, size], box: [width, height] }: PartProps): JSX.Element {
  show(sign.sheet);
  return (
    <svg
      class="bare result-sign"
      x={x}
      y={y}
      width={size}
      height={(size * height) / width}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
    >
      <use href={`#${sign.id}`} width={width} height={height} />
    </svg>
  );
}

export const person = (id: string): Sign => ({ id: `pe-${id}`, sheet: 'people' });
export const traveler = (id: string): Sign => ({
  id: `tr-${id}`,
  sheet: FIRST_TRAVELERS.has(id) ? 'travelers' : 'travelers-more',
});
export const die = (face: number): Sign => ({ id: `die-${face}`, sheet: 'scenes-crossroads' });
export const amulet = (id: string): Sign => ({ id: `am-${id}`, sheet: 'crossroads' });
export const calligraphy = (id: string): Sign => ({ id: `cal-${id}`, sheet: 'crossroads' });
export const legend = (id: string): Sign => ({ id: `obj-${id}`, sheet: 'crossroads' });
