/** The golden records of the boxes leave nothing out, and each file says what is in it. */

import { describe, expect, test } from 'vitest';
import { BOXES, TRAVELERS, VARIATIONS } from '../src/index.ts';
import { BOX_GOLDENS } from './goldens/boxes.ts';
import { GOLDENS } from './goldens/golden-games.ts';
import { PROOFS } from './goldens/proofs.ts';

/** What all goldens together show of a kind. */
function shown(kind: string): string[] {
  return BOX_GOLDENS.flatMap(({ of }) => of.flatMap(([one, ids]) => (one === kind ? ids : []))).sort();
}

describe('the manifest', () => {
  test('[record.golden] every traveler of the boxes has a game', () => {
    const tiles = [...BOXES.values()].flatMap((box) => box.tiles.map((tile) => TRAVELERS[tile].id));
    expect(shown('traveler')).toEqual(tiles.sort());
  });

  test('[record.golden] every card and festival has a game', () => {
    for (const box of BOXES.values()) {
      for (const [kind, ids] of Object.entries(box.cards)) expect(shown(kind)).toEqual([...ids].sort());
    }
    expect(shown('encounter')).toEqual(['itamae', 'kitoushi', 'saru', 'takuhatsuso']);
  });

  test('[record.golden] every variation of a box has a game', () => {
    const names = [...VARIATIONS].filter(([, { box }]) => box !== undefined).map(([name]) => name);
    expect(shown('variation')).toEqual(names.sort());
  });

  test('[record.golden] all of them are among the records that are replayed', () => {
    for (const golden of BOX_GOLDENS) expect(GOLDENS).toContain(golden);
  });

  test('[record.golden] a file is named after what it shows', () => {
    for (const { name, of, shows } of BOX_GOLDENS) {
      for (const [kind, ids] of of) {
        for (const id of ids) {
          expect(PROOFS[kind][id]).toBeTypeOf('function');
          expect(shows).toContain(id);
        }
        const inName = ids.filter((id) => name.includes(id.replaceAll(' ', '-'))).length;
        const ofKind = name.includes(kind.replace('legend', 'legendary'));
        expect(inName === ids.length || (ofKind && ids.length === 6)).toBe(true);
      }
    }
  });
});
