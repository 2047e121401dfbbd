/** What tables the features of Tokaido are for, and the sizes that follow from it. */

import { BOXES, ENCOUNTERS, TRAVELERS, tokaido } from '@tokaido/tokaido';

const { frames, streams } = tokaido.rules;

/** Kinds of encounters and travelers of the base game; those of the boxes come after them. */
const BASE_KINDS = 7;
const BASE_TRAVELERS = 11;
/** Steps and streams by name, so that the nets outlive a change of their order; an unknown one leaves no mark. */
const BASE_STREAMS = 'tile line souvenir encounter hot-spring meal discard';
const BOX_STREAMS = `${BASE_STREAMS} amulet die rare festival legend round`;
const BASE_STEPS = 'panorama buy keep dine eat leave-temple give treat end-stop option travel turn choose';
const BOX_STEPS =
  'panorama buy pledge keep dine eat leave-temple give treat end-stop option travel calligraphy legend amulet ' +
  'rest roll luck bet festival begin-festival invite meet donate publish collect pledge-collection itamae ' +
  'kitoushi takuhatsuso turn leave choose depart';
/** With all boxes also the steps that came later. */
const ALL_STEPS = `${BOX_STEPS} discount challenge rob bonus look inn-power`;
/** Festivals there are. */
export const FESTIVALS = 20;
/** Kinds of amulets, of calligraphy and of legendary objects. */
export const KINDS = 6;

export interface Kind {
  readonly players: number;
  readonly boxed: boolean;
  readonly crossroads: boolean;
  readonly matsuri: boolean;
  /** All boxes at once, promos included. */
  readonly complete: boolean;
  readonly travelers: number;
  readonly encounters: number;
  readonly stepNames: readonly string[];
  readonly streamNames: readonly string[];
  /** The place of the mark of each step and each stream, by number. */
  readonly steps: readonly number[];
  readonly streams: readonly number[];
}

export function kindOf(players: number, boxes: readonly string[]): Kind {
  const boxed = boxes.length > 0;
  const complete = boxed && boxes.length === BOXES.size;
  const stepNames = (complete ? ALL_STEPS : boxed ? BOX_STEPS : BASE_STEPS).split(' ');
  const streamNames = (boxed ? BOX_STREAMS : BASE_STREAMS).split(' ');
  let travelers = BASE_TRAVELERS;
  for (const name of boxes) travelers = Math.max(travelers, 1 + Math.max(...(BOXES.get(name)?.tiles ?? [0])));
  return {
    players,
    boxed,
    crossroads: boxes.includes('crossroads'),
    matsuri: boxes.includes('matsuri'),
    complete,
    travelers: Math.min(travelers, TRAVELERS.length),
    encounters: boxed ? ENCOUNTERS.length : BASE_KINDS,
    stepNames,
    streamNames,
    steps: frames.steps.map(({ name }) => stepNames.indexOf(name)),
    streams: streams.map((name) => streamNames.indexOf(name)),
  };
}
