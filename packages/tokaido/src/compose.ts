/**
 * Makes one game of the base game and the boxes: lays everything they consist of into the tables that the rules
 * look things up in. Numbers are written where things are defined; two things with one number are refused.
 */

import { VERBS } from './actions.ts';
import type { Box, BoxContent, Content, Extent } from './box.ts';
import { BOXES, CORE, MIXES, NO_MOMENTS } from './box.ts';
import { STREAMS } from './chance.ts';
import { ENCOUNTER_CARDS, ENCOUNTERS } from './encounters/deck.ts';
import { SOURCES } from './gains.ts';
import { TRAVELERS } from './moments.ts';
import { OWNERS } from './owners.ts';
import type { Parts } from './parts.ts';
import { PURCHASES } from './purchases.ts';
import { SPACES } from './spaces/index.ts';
import { OPTIONS } from './spaces/space.ts';
import { DRAWS, frames, layout, MAX_SOURCES, windows } from './state.ts';
import { VARIATIONS } from './variations/index.ts';
import { nobody } from './variations/initiation.ts';

/** Called once, by `composition.ts`; `boxes` come in the order of their bits. */
export function compose(core: Content, boxes: readonly BoxContent[]): void {
  TRAVELERS.push(nobody);
  Object.assign(CORE, add(core, core.parts));
  for (const content of boxes) BOXES.set(content.id, composed(content));
  const all = [...BOXES.values()];
  // A box that has been removed leaves its bit unused.
  const bits = all.reduce((mix, box) => mix | box.bit, 0);
  for (let mix = 0; mix <= bits; mix++) MIXES[mix] = all.filter((box) => mix & box.bit);
}

function composed(content: BoxContent): Box {
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
    for (const card of list) own(kind, card);
  }
  layout.addTable(windows.table, fields.table);
  layout.addSeat(windows.seat, fields.seat);
  const extent = add(content, [...parts, ...cards.flatMap((kind) => kind.cards)]);
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
  for (const traveler of travelers) own('traveler', traveler);
  for (const encounter of encounters) own('encounter', encounter);
  for (const part of [...parts, ...travelers, ...encounters]) addParts(part);
  return { tiles, encounterCards, size: layout.size };
}

/** A card that brings a decision owns it. */
function own(kind: string, { id, steps = [] }: Parts & { readonly id: string }): void {
  for (const [, step] of steps) OWNERS.set(step.name, { kind, id });
}

function addParts(part: Parts): void {
  for (const [number, step] of part.steps ?? []) frames.add(number, step);
  for (const [step, addOn] of part.addOns ?? []) frames.extend(step, addOn);
  for (const [number, verb] of part.verbs ?? []) place(VERBS, number, verb, verb.word);
  for (const [number, stream] of part.streams ?? []) place(STREAMS, number, stream, stream.name, DRAWS);
  for (const [number, source] of part.sources ?? []) place(SOURCES, number, source, source, MAX_SOURCES);
  for (const [number, option, spaces] of part.options ?? []) {
    place(OPTIONS, number, option, option.id);
    for (const space of spaces) SPACES[space].options.push(number);
  }
  for (const [step, forCoins] of part.purchases ?? []) PURCHASES.set(step, forCoins);
  for (const family of part.families ?? []) layout.addFamily(family);
}

/** A table has room up to `end`, where a state counts something for each of its entries. */
function place<T>(table: T[], number: number, entry: T, name: string, end = 64): void {
  if (table[number] !== undefined) throw new Error(`${name}: the number ${number} is taken`);
  if (number >= end) throw new Error(`${name}: there is no room for the number ${number}`);
  table[number] = entry;
}
