/** The words on the sheets: every decision has its title, every open action its button. */

import type { Options } from '@tokaido/tokaido';
import { BOXES, SPACE_NAMES } from '@tokaido/tokaido';
import { isKey, laterWords } from '@tokaido/words';
import '@tokaido/words/tokaido/box-actions';
import { forecast } from '@tokaido/words/tokaido';
import { choicesAt, isUse } from '@tokaido/words/tokaido/choices';
import type { ComponentChildren } from 'preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { modelOf, playGame } from '../testkit/positions.ts';
import type { Ask } from './ask.ts';
import { ASKED } from './forms.ts';
import { actionLabel } from './label.tsx';
import { OPTION_IDS } from './options.ts';

const ALL: Options = {
  players: 4,
  boxes: ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
  variations: ['good-luck'],
  tiles: 'any',
};
const SEED = 5;

beforeAll(async () => {
  await Promise.all([laterWords('boxes'), laterWords('underway')]);
});

/** The text of a small tree, as a listener would hear it. */
function textOf(node: ComponentChildren): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return (node as ComponentChildren[]).map(textOf).join('');
  if (typeof node !== 'object') return String(node);
  const { type, props } = node as unknown as { type: unknown; props: { children?: ComponentChildren } };
  if (typeof type === 'function') {
    return type.name === 'Coin' ? '' : textOf((type as (p: unknown) => ComponentChildren)(props));
  }
  return textOf(props.children);
}

function askAt(model: ReturnType<typeof modelOf>): Ask {
  const seen = model.seen.value;
  if (seen === null || seen.turn === null) throw new Error('nothing is asked');
  const choices = choicesAt(seen, (action) => model.explain(action));
  return { ...choices, model, seen, turn: seen.turn, forecast: (action) => forecast(seen, action) };
}

describe('catalogue', () => {
  test('every decision has a title', () => {
    for (const decision of ASKED) {
      // These are named by their stop and by their festival.
      if (decision === 'option' || decision === 'bonus') continue;
      expect([`sheets.title.${decision}`, `encounter.${decision}`].some(isKey), decision).toBe(true);
    }
    for (const stop of SPACE_NAMES) {
      if (stop !== 'inn') expect(isKey(`sheets.title.option.${stop}`), stop).toBe(true);
    }
  });

  test('every option has a short name, every amulet says what it does and when', () => {
    for (const option of OPTION_IDS) expect(isKey(`option.${option}.short`), option).toBe(true);
    for (const amulet of BOXES.get('crossroads')?.cards.amulet ?? []) {
      expect(isKey(`sheets.use.${amulet}`) && isKey(`sheets.when.${amulet}`), amulet).toBe(true);
    }
  });
});

test(`every open action has words for its button (12 games, seed ${SEED})`, () => {
  const said = new Map<string, string>();
  for (let game = 0; game < 12; game++) {
    playGame(ALL, SEED + game, (moment) => {
      // The road and the first form have words of their own.
      if (['travel', 'choose'].includes(moment.decision)) return false;
      const ask = askAt(modelOf(moment, moment.seat));
      for (const action of ask.seen.legal.slice(0, 6)) {
        const text = textOf(actionLabel(ask, action)).replaceAll(/\s+/g, ' ').trim();
        expect(text, action).toMatch(/^[A-Z]/);
        expect(text, action).not.toMatch(/[{}\uE000]|undefined|NaN|sheets\./);
        said.set(action.split(' ')[0]!, text);
      }
      return false;
    });
  }
  expect([...said.keys()]).toEqual(expect.arrayContaining(['buy', 'eat', 'give', 'option', 'amulet']));
});

test('the button names price and points', () => {
  const shop = playGame(
    { ...ALL, boxes: [], variations: [] },
    SEED,
    ({ decision, s, seat }) => decision === 'buy' && s.all[seat]!.coins > 3,
  );
  if (shop === null) throw new Error('nobody could buy anything');
  const ask = askAt(modelOf(shop, shop.seat));
  const one = ask.seen.legal.find(
    (action) => !isUse(action) && action.split(' ').length === 2 && !action.endsWith('-'),
  );
  expect(textOf(actionLabel(ask, one ?? '')).replaceAll(/\s+/g, ' ')).toMatch(
    /^Buy \w[\w ]* for \d coins?, \+\d points?$/,
  );
});
