/** The legs that are shown in whole games: each once, in their order. */

import { effect } from '@preact/signals';
import { MIXES, nameMix, TestTable } from '@tokaido/words/tokaido/testkit';
import { describe, expect, test } from 'vitest';
import { openSelection } from '../../table/selection.ts';
import { tokaidoClient } from '../client.tsx';
import type { Selection } from '../model.ts';
import { testModel } from '../testkit/model.ts';
import { roadSelection } from './road-selection.ts';

const GAMES = 4;

/** Every leg that the road shows, written down whenever another one is shown. */
function legsShown(table: TestTable, me: number): readonly number[] {
  const model = testModel(table, me);
  const { now } = roadSelection(
    openSelection(model, (decision) => tokaidoClient.board.asks(decision)) as Selection,
  );
  const shown: number[] = [];
  const stop = effect(() => void shown.push(now.value));
  while (!table.over) {
    const { legal } = table.seen(table.turn);
    table.act(legal[table.rng.below(legal.length)] ?? '');
    model.refresh();
  }
  stop();
  return shown;
}

describe('the road is unrolled leg by leg and never rolled back', () => {
  for (const options of MIXES)
    test(nameMix(options), () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const table = new TestTable(options, seed);
        expect(legsShown(table, seed % options.players), `seed ${seed}`).toEqual([1, 2, 3, 4]);
      }
    });
});
