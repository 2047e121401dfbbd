/** How many marks the features of Tokaido need: those of all boxes, whichever are on the table. */

import { ENCOUNTERS, TRAVELERS, tokaido } from '@tokaido/tokaido';

const { frames, streams } = tokaido.rules;

/** Steps and streams by name, so that the nets outlive a change of their order; an unknown one leaves no mark. */
const STREAMS = 'tile line souvenir encounter hot-spring meal discard amulet die rare festival legend round';
const STEPS =
  'panorama buy pledge keep dine eat leave-temple give treat end-stop option travel calligraphy legend amulet ' +
  'rest roll luck bet festival begin-festival invite meet donate publish collect pledge-collection itamae ' +
  'kitoushi takuhatsuso turn leave choose depart discount challenge rob bonus look inn-power';
/** Festivals there are. */
export const FESTIVALS = 20;
/** Kinds of amulets, of calligraphy and of legendary objects. */
export const KINDS = 6;

export interface Kind {
  readonly players: number;
  readonly travelers: number;
  readonly encounters: number;
  readonly stepNames: readonly string[];
  readonly streamNames: readonly string[];
  /** The place of the mark of each step and each stream, by number. */
  readonly steps: readonly number[];
  readonly streams: readonly number[];
}

/** All boxes must be loaded. */
export function kindOf(players: number): Kind {
  const stepNames = STEPS.split(' ');
  const streamNames = STREAMS.split(' ');
  return {
    players,
    travelers: TRAVELERS.length,
    encounters: ENCOUNTERS.length,
    stepNames,
    streamNames,
    steps: frames.steps.map(({ name }) => stepNames.indexOf(name)),
    streams: streams.map((name) => streamNames.indexOf(name)),
  };
}
