/** What the terminal says of a game of Duo beside its choices: the help, both boards, the tiles and the map. */

import type { State } from '@tokaido/duo';
import { AREA_NAMES, duo, TOWN_NAMES, WAVES } from '@tokaido/duo';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Seen } from '@tokaido/words/duo';
import { expect, test } from 'vitest';
import '../../terminal/language.ts';
import { textStyle } from '../../terminal/text-style.ts';
import { facts } from './facts.ts';
import { gain } from './gains.ts';
import { help } from './help.ts';
import { collections, map } from './pages.ts';

const EYE = textStyle(false, false);
const EAR = textStyle(true, false);

function seenNow(s: State): Seen {
  const turn = duo.pending(s);
  const me = turn?.seat ?? -1;
  const actions = new Actions();
  duo.legal(s, actions);
  const legal = actions.toArray().map((action) => duo.rules.describe(action));
  return { me, view: duo.observe(s, me), s, turn, mine: true, legal };
}

const begin = () => duo.setup({ first: 'purple' }, { chance: new FastChance(1), tell: null });

/** The first position of random games where `wanted` is open. */
function positionWith(wanted: (action: string) => boolean): Seen {
  for (let seed = 1; seed < 40; seed++) {
    const chance = new FastChance(seed);
    const s = duo.setup({ first: 'drawn' }, { chance, tell: null });
    while (!duo.isOver(s)) {
      const seen = seenNow(s);
      if (seen.legal.some(wanted)) return seen;
      const chosen = seen.legal[chance.below(seen.legal.length)] ?? '';
      duo.play(s, duo.rules.parse(chosen) ?? -1, { chance, tell: null });
    }
  }
  throw new Error('it never came up');
}

test('the help explains the points by the tables of the board', () => {
  const { slabs, gifts, temple, garden } = begin().island.board;
  const said = help(seenNow(begin()), EYE).join('\n');
  for (const table of [temple, garden, slabs.slice(1), gifts.slice(1)])
    expect(said).toContain(table.join(' '));
  for (const glyph of ['☸ Pilgrim', '⌂ Merchant', '✎ Artist']) expect(said).toContain(glyph);
  expect(help(seenNow(begin()), EAR).join('\n')).not.toMatch(/[☸⌂✎×]/);
});

test('waves and token are shown where they lie, with what they do', () => {
  const seen = positionWith((action) => action.startsWith('wave '));
  const [wave = ''] = seen.legal.filter((action) => action.startsWith('wave '));
  duo.play(seen.s, duo.rules.parse(wave) ?? -1, { chance: new FastChance(1), tell: null });
  const after = { ...seenNow(seen.s), me: seen.me };
  const lines = collections(after, EAR);
  expect(lines.filter((line) => line.includes(': You. ') || line.includes(': you. '))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(': on the board. '))).toHaveLength(3);
  const sides = WAVES.flat().filter((side) => lines.some((line) => line.toLowerCase().startsWith(side)));
  expect(sides).toHaveLength(WAVES.length);
});

test('both boards say the sum, and what each next step would add', () => {
  const s = begin();
  Object.assign(s.players[0] ?? {}, { temple: 4, garden: 3, slabs: 2, gifted: 3 });
  const { slabs, gifts } = s.island.board;
  const lines = collections({ ...seenNow(s), me: 0 }, EYE).join('\n');
  expect(lines).toContain(`4 × 3 + ${slabs[2]} + ${gifts[3]} = ${12 + (slabs[2] ?? 0) + (gifts[3] ?? 0)}`);
  const [slab, gift] = [(slabs[3] ?? 0) - (slabs[2] ?? 0), (gifts[4] ?? 0) - (gifts[3] ?? 0)];
  expect(lines).toContain(`temple +3, garden +4, slab +${slab}, gift +${gift}`);
});

test('a track that is full has no next step', () => {
  const s = begin();
  Object.assign(s.players[0] ?? {}, { temple: s.island.board.temple.length });
  expect(collections({ ...seenNow(s), me: 0 }, EYE).join('\n')).toContain('Next temple –, ');
});

test('how near each end is, for the eye and for the ear', () => {
  const s = begin();
  Object.assign(s.players[0] ?? {}, { slabs: 4 });
  const shown = (style: typeof EYE) =>
    facts({ ...seenNow(s), me: 0 }, style)
      .flat()
      .map(({ full }) => full);
  expect(shown(EYE)).toContain('Gold 4/6');
  expect(shown(EAR)).toContain('Gold 4 of 6');
});

test('the map lists every town, and every area with its towns and neighbors', () => {
  const seen = seenNow(begin());
  const lines = map(seen, EAR);
  for (const id of TOWN_NAMES) expect(lines.filter((line) => line.includes(`(${id})`))).toHaveLength(1);
  for (const id of AREA_NAMES) {
    const [line = ''] = lines.filter((each) => each.includes(`(${id})`));
    expect(line).toMatch(/towns (c|m)\d/);
    const borders = seen.s.island.board.routes.filter(({ between }) => between.includes(id)).length;
    expect(
      line
        .match(/next to ((?:a\d ?)+)/)?.[1]
        ?.trim()
        .split(' '),
    ).toHaveLength(borders);
  }
});

test('a choice names its effect: the slab by its number and what it adds', () => {
  const isSale = (action: string) => action.startsWith('sell 2 ');
  const seen = positionWith(isSale);
  Object.assign(seen.s.players[seen.me] ?? {}, { coins: 9, slabs: 2 });
  const now = seenNow(seen.s);
  const sale = now.legal.find(isSale) ?? '';
  const { slabs } = seen.s.island.board;
  const worth = (slabs[3] ?? 0) - (slabs[2] ?? 0);
  expect(gain(now, sale, EYE)).toMatch(new RegExp(`^\\+\\d+c third slab \\+${worth}p$`));
  expect(gain(now, sale, EAR)).toContain(`third slab: +${worth} points for 10 coins`);
});
