/** `tokaido boxes`: what is in each box, and how sure we are of it. */

import { BOXES, ENCOUNTERS, TRAVELERS } from '@tokaido/tokaido';
import { OK } from '../exit.ts';
import type { Row } from '../terminal/columns.ts';
import { columns } from '../terminal/columns.ts';

/** Travelers of the base game: those that belong to no box, without the player who has no tile. */
function baseTiles(): number[] {
  const boxed = new Set([...BOXES.values()].flatMap((box) => box.tiles));
  return TRAVELERS.map((_, tile) => tile).filter((tile) => tile > 0 && !boxed.has(tile));
}

function baseEncounters(): string[] {
  const boxed = new Set([...BOXES.values()].flatMap((box) => box.encounters));
  return ENCOUNTERS.map(({ id }) => id).filter((id) => !boxed.has(id));
}

function rows(tiles: readonly number[]): Row[] {
  return tiles.flatMap((tile) => {
    const traveler = TRAVELERS[tile];
    if (traveler === undefined) return [];
    const { id, coins, gender, confidence } = traveler;
    return [[id, coins, gender, confidence]];
  });
}

function travelerTable(tiles: readonly number[]): string[] {
  if (tiles.length === 0) return [];
  return ['', ...columns(['traveler', 'coins', 'gender', 'confidence'], rows(tiles))];
}

function encounterTable(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const people = ENCOUNTERS.filter(({ id }) => ids.includes(id));
  const table = people.map(({ id, copies, confidence = 'certain' }): Row => [id, copies, confidence]);
  return ['', ...columns(['encounter', 'copies', 'confidence'], table)];
}

export function boxes(): number {
  const lines = ['The base game', ...travelerTable(baseTiles()), ...encounterTable(baseEncounters())];
  for (const box of BOXES.values()) {
    const needs = box.requires.length > 0 ? `, needs ${box.requires.join(', ')}` : '';
    lines.push('', `${box.id}${needs}`, ...travelerTable(box.tiles), ...encounterTable(box.encounters));
    if (box.offersMoreTiles) lines.push('', 'tiles=3, tiles=any: without this box a house rule');
    for (const [kind, ids] of Object.entries(box.cards)) lines.push('', `${kind}: ${ids.join(', ')}`);
  }
  lines.push(
    '',
    'Confidence: certain was seen in print or counted in many games; high has two sources; medium has one.',
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  return OK;
}
