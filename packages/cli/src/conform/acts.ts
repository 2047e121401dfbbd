/** The acts of a log, one entry for each `op`: the cards it needs, the choices it stands for, what it must show. */

import type { Event } from '@tokaido/tokaido';
import { DISHES, PANORAMAS, SOUVENIRS } from '@tokaido/tokaido';
import type { Act, Choice } from './act.ts';
import { find, NONE, option, using } from './act.ts';
import { CROSSROADS_ACTS } from './crossroads-acts.ts';
import { namesOf, same, sorted } from './difference.ts';
import type { LogAct } from './log.ts';
import { priceChoices } from './pledged-prices.ts';

function panoramaChoice(kind: string | null): Choice {
  return ['panorama', `panorama ${kind ?? NONE}`];
}

/** The section a panorama has reached, wherever it came from. */
function checkPanorama({ kind, n }: LogAct, told: readonly Event[]): void {
  const added = find(told, 'panorama');
  same('panorama', added === undefined ? null : PANORAMAS[added.kind], kind ?? null);
  if (added !== undefined) same(`section of the ${kind}`, added.section, n);
}

export const ACTS: Readonly<Record<string, Act>> = {
  panorama: {
    choices: ({ kind }) => (kind ? [option(`panorama-${kind}`), panoramaChoice(kind)] : []),
    check: checkPanorama,
  },
  spring: {
    wants: ({ n }) => [['hot-spring', [String(n)]]],
    choices: () => [option('hot-spring')],
  },
  farm: {
    choices: () => [option('wages')],
    check(_act, told) {
      const wages = find(told, 'coins', ({ from }) => from === 'farm');
      same('coins of the farm', wages?.coins, 3);
    },
  },
  give: {
    choices: ({ n }) => [option('offering'), ['give', `give ${n}`]],
    check({ n }, told) {
      same('coins given', find(told, 'offering', ({ bank }) => !bank)?.coins, n);
    },
  },
  shop: {
    wants: ({ offer = [] }) => [['souvenir', offer]],
    choices({ buy = [], pay = 0, pledge }) {
      const cards = [...buy].sort((a, b) => SOUVENIRS.indexOf(a) - SOUVENIRS.indexOf(b));
      const bought: Choice = ['buy', `buy ${cards.join(' ') || NONE}`];
      if (pledge === undefined) return [option('souvenirs'), bought];
      return [option('souvenirs'), using('devotion', 'buy'), bought, ...priceChoices(cards, pay, pledge)];
    },
    check({ offer = [], buy = [], pay = 0 }, told) {
      const offered = find(told, 'offer')?.souvenirs;
      same('offer', offered && sorted(namesOf(SOUVENIRS, offered)), sorted(offer));
      const bought = find(told, 'bought');
      same('souvenirs bought', sorted(namesOf(SOUVENIRS, bought?.souvenirs ?? [])), sorted(buy));
      same('coins paid', bought?.paid ?? 0, pay);
    },
  },
  encounter: {
    wants: ({ card, two, souvenir }) => [
      ['encounter', two ?? (card ? [card] : [])],
      ['souvenir', souvenir === undefined ? [] : [souvenir]],
    ],
    choices: ({ card, kind }) => [
      option('encounter'),
      ['keep', `keep ${card}`],
      ...(kind === undefined ? [] : [panoramaChoice(kind)]),
    ],
    check(act, told) {
      if (act.kind !== undefined) checkPanorama(act, told);
      same('souvenir received', find(told, 'souvenir') !== undefined, act.souvenir !== undefined);
    },
  },
  free: {
    wants: ({ card }) => [['meal', card ? [card] : []]],
    choices: ({ take }) => [['treat', take ? 'accept' : 'refuse']],
  },
  meal: {
    wants: (_act, step, game) => [['meal', game.menus[step.to] ?? []]],
    choices: ({ card, pledge }) => [
      ...(pledge === undefined ? [] : [using('devotion', 'eat')]),
      ['eat', `eat ${card ?? NONE}`],
    ],
    check({ menu = [], card = null, pay = 0 }, told) {
      const seen = find(told, 'menu')?.dishes;
      same('menu', seen && sorted(namesOf(DISHES, seen)), sorted(menu));
      const ate = find(told, 'ate');
      same('dish eaten', ate === undefined ? null : DISHES[ate.dish], card);
      same('coins paid', ate?.paid ?? 0, pay);
    },
  },
  ...CROSSROADS_ACTS,
};
