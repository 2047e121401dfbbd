/**
 * The game, composed of the base game and the boxes that `boxes.ts` lists. The tables are handed out from here, so
 * that nobody who imports one can see it before it is filled, whatever a bundler leaves out.
 */

import type { Box } from './box.ts';
import { BOXES as boxTable, progress } from './box.ts';
import { boxesAtStart, fetchBoxes } from './boxes-at-start.ts';
import { composeBoxes, composeCore } from './compose.ts';
import { core } from './core.ts';
import type { Encounter } from './encounters/deck.ts';
import { ENCOUNTERS as encounterTable } from './encounters/deck.ts';
import { SOURCES as sourceTable } from './gains.ts';
import type { Traveler } from './moments.ts';
import { TRAVELERS as travelerTable } from './moments.ts';
import type { Owner } from './owners.ts';
import { OWNERS } from './owners.ts';
import type { Variation } from './variations/index.ts';
import { VARIATIONS as variationTable } from './variations/index.ts';

composeCore(core);
if (boxesAtStart !== null) composeBoxes(boxesAtStart);

let loading: Promise<void> | null = null;

/** Resolves once the boxes are part of the game; a fetch that failed is tried again by the next call. */
export function loadBoxes(): Promise<void> {
  loading ??= progress.isComplete ? Promise.resolve() : fetchAndCompose();
  return loading;
}

async function fetchAndCompose(): Promise<void> {
  try {
    composeBoxes(await fetchBoxes());
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** Whether options, in the words of a record, name a box. It can be asked before any box is loaded. */
export function namesBoxes(options: string): boolean {
  return options.includes('boxes=');
}

/** What must be loaded before these options can be read; null for nothing. */
export function loadBoxesFor(options: string): Promise<void> | null {
  return progress.isComplete || !namesBoxes(options) ? null : loadBoxes();
}

/** The boxes by name, in the order of the layout. */
export const BOXES: ReadonlyMap<string, Box> = boxTable;
/** The traveler tiles by number; 0 is a player without one. */
export const TRAVELERS: readonly Traveler[] = travelerTable;
/** The kinds of encounter by number. */
export const ENCOUNTERS: readonly Encounter[] = encounterTable;
/** Where points come from, by number. */
export const SOURCES: readonly string[] = sourceTable;
/** The variations by name. */
export const VARIATIONS: ReadonlyMap<string, Variation> = variationTable;
/** Which card, person or traveler asks a decision, by its name. */
export const DECISION_OWNERS: ReadonlyMap<string, Owner> = OWNERS;
