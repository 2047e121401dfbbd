/**
 * Makes one game of the base game and the boxes: puts everything they consist of into the tables in which
 * the rules look things up. Numbers are written where things are defined; two things with one number are refused.
 */

import { VERBS } from './actions.ts';
import type { Box, BoxContent, Content, Extent } from './box.ts';
import { BOXES, CORE, MIXES, NO_MOMENTS, progress } from './box.ts';
import { STREAM_NAMES, STREAMS } from './chance.ts';
import { ENCOUNTER_CARDS, ENCOUNTERS } from './encounters/deck.ts';
import { SOURCES } from './gains.ts';
import { TRAVELERS } from './moments.ts';
import { OWNERS } from './owners.ts';
import type { Parts, Stream } from './parts.ts';
import { PURCHASES } from './purchases.ts';
import { SPACES } from './spaces/index.ts';
import { OPTIONS } from './spaces/space.ts';
import { DRAWS, frames, layout, MAX_SOURCES, windows } from './state.ts';
import { VARIATIONS } from './variations/index.ts';
import { nobody } from './variations/initiation.ts';

/** The base game; called once, by `composition.ts`, before the boxes. */
export function composeCore(core: Content): void {
  TRAVELERS.push(nobody);
  Object.assign(CORE, add(core, core.parts));
  fillTables(partsOf(core));
}

/** All boxes at once, whenever they are here: their places in the tables follow from the order of their bits. */
export function composeBoxes(boxes: readonly BoxContent[]): void {
  const inOrder = [...boxes].sort((a, b) => a.bit - b.bit);
  for (const content of inOrder) BOXES.set(content.id, composeBox(content));
  fillTables(inOrder.flatMap(partsOf));
  const all = [...BOXES.values()];
  // A box that has been removed leaves its bit unused.
  const bits = all.reduce((mix, box) => mix | box.bit, 0);
  for (let mix = 0; mix <= bits; mix++) MIXES[mix] = all.filter((box) => mix & box.bit);
  progress.isComplete = true;
}

/** A box, its cards, travelers and people may all bring something. */
function partsOf(content: Content | BoxContent): readonly Parts[] {
  const cards = 'cards' in content ? content.cards.flatMap((kind) => kind.cards) : [];
  return [...content.parts, ...cards, ...content.travelers, ...content.encounters];
}

function composeBox(content: BoxContent): Box {
  const { id, bit, requires, fields, cards, variations, parts, feltAt, numbers, rows, ...moments } = content;
  if ([...BOXES.values()].some((other) => other.bit >= bit))
    throw new Error(`${id}: bit ${bit} is out of order`);
  for (const [name, variation] of variations) {
    if ([...VARIATIONS.values()].some((other) => other.bit === variation)) {
      throw new Error(`${name}: the bit ${variation} is another variation's`);
    }
    VARIATIONS.set(name, { bit: variation, box: id });
  }
  for (const { kind, cards: list, fill } of cards) {
    fill();
    for (const card of list) setOwner(kind, card);
  }
  layout.addTable(windows.table, fields.table);
  layout.addSeat(windows.seat, fields.seat);
  const extent = add(content, parts);
  const { travelers: _travelers, encounters: _encounters, ...spoken } = moments;
  return {
    ...NO_MOMENTS,
    ...spoken,
    ...extent,
    id,
    bit,
    requires,
    cards: Object.fromEntries(cards.map(({ kind, cards: list }) => [kind, list.map((card) => card.id)])),
    ...(feltAt === undefined ? {} : { feltAt }),
    ...(numbers === undefined ? {} : { numbers }),
    ...(rows === undefined ? {} : { rows }),
  };
}

function add({ travelers, encounters }: Content, parts: readonly Parts[]): Extent {
  const tiles = travelers.map((traveler) => TRAVELERS.push(traveler) - 1);
  let encounterCards = 0;
  for (const kind of encounters) {
    const number = ENCOUNTERS.push(kind) - 1;
    for (let copy = 0; copy < kind.copies; copy++) encounterCards |= 1 << (ENCOUNTER_CARDS.push(number) - 1);
  }
  for (const traveler of travelers) setOwner('traveler', traveler);
  for (const encounter of encounters) setOwner('encounter', encounter);
  for (const part of parts) for (const family of part.families ?? []) layout.addFamily(family);
  return { tiles, encounters: encounters.map(({ id }) => id), encounterCards, size: layout.size };
}

/** A card that brings a decision owns it; one that several bring belongs to none of them. */
function setOwner(kind: string, { id, steps = [] }: Parts & { readonly id: string }): void {
  for (const [, step] of steps) {
    if (OWNERS.has(step.name)) shared.add(step.name);
    if (shared.has(step.name)) OWNERS.delete(step.name);
    else OWNERS.set(step.name, { kind, id });
  }
}

const shared = new Set<string>();

/** In the order of the numbers, so that the tables that the rules read most often have no holes. */
function fillTables(parts: readonly Parts[]): void {
  const all = <T extends readonly [number: number, ...unknown[]]>(
    of: (part: Parts) => readonly T[] | undefined,
    // Several may bring the same thing.
  ) => [...new Set(parts.flatMap((part) => of(part) ?? []))].sort(([one], [other]) => one - other);
  for (const [number, step] of all((part) => part.steps)) frames.add(number, step);
  for (const [step, addOn] of all((part) => part.addOns)) frames.extend(step, addOn);
  for (const [number, verb] of all((part) => part.verbs)) place(VERBS, number, verb, verb.word);
  for (const [number, stream] of all((part) => part.streams))
    place(STREAMS, number, stream, stream.name, DRAWS);
  // Streams of a box that is not here have no name.
  Object.assign(
    STREAM_NAMES,
    Array.from(STREAMS, (stream?: Stream) => stream?.name ?? ''),
  );
  for (const [number, source] of all((part) => part.sources))
    place(SOURCES, number, source, source, MAX_SOURCES);
  for (const [number, option, spaces] of all((part) => part.options)) {
    place(OPTIONS, number, option, option.id);
    for (const space of spaces) SPACES[space].options.push(number);
  }
  for (const [step, forCoins] of all((part) => part.purchases)) PURCHASES.set(step, forCoins);
}

/** A table has room up to `end`, where a state counts something for each of its entries. */
function place<T>(table: T[], number: number, entry: T, name: string, end = 64): void {
  if (table[number] !== undefined) throw new Error(`${name}: the number ${number} is taken`);
  if (number >= end) throw new Error(`${name}: there is no room for the number ${number}`);
  table[number] = entry;
}
