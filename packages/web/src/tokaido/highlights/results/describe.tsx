/** The head of each kind of card: its picture, and what it is. */

import type { Event } from '@tokaido/tokaido';
import { DISHES, ENCOUNTERS, PANORAMA_LENGTHS, PANORAMAS } from '@tokaido/tokaido';
import { isKey, type Key, nameOf, sentence, t } from '@tokaido/words';
import { cardId, playerName } from '@tokaido/words/tokaido';
import type { ComponentChildren } from 'preact';
import { Dish, Emblem, Festival, Plaque, Seal } from '../../../art/art.tsx';
import {
  amulet,
  calligraphy,
  legend,
  person,
  ResultScene,
  type SceneName,
  traveler,
} from '../../../art/results.tsx';
import { Panorama } from '../../../art/scenes.tsx';
import type { Highlight } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { panoramasOf } from '../../panoramas.ts';
import { playerAt } from '../../players.ts';
import { only } from './account.ts';
import { DiePicture } from './dice.tsx';
import { originOf } from './origin.ts';
import type { ResultKind } from './results.ts';
import type { Stair } from './stairs.ts';

export interface Head {
  readonly picture?: ComponentChildren;
  readonly sign: ComponentChildren;
  readonly kicker: string;
  readonly title: string;
  readonly subtitle?: string;
  /** What it does, in a sentence. */
  readonly does?: string;
}

export interface Described {
  readonly highlight: Highlight<Tokaido>;
  readonly stairs: readonly Stair[];
}

/** Whose result it is: with several people at one device nobody is `you`. */
function whose({ shown, seat }: Highlight<Tokaido>): { readonly who: string; readonly name: string } {
  const people = shown.info.seats.filter((_, each) => shown.isMine(each)).length;
  return { who: people === 1 ? 'you' : 'other', name: playerName(seat, shown.after, shown.info) };
}

function said(
  key: Key,
  highlight: Highlight<Tokaido>,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return t(key, { ...whose(highlight), ...values });
}

const textOf = (key: string) => (isKey(key) ? t(key) : '');

type Describe = (of: Described) => Head;

export const HEADS: { readonly [K in ResultKind]: Describe } = {
  encounter: ({ highlight }) => {
    const [met] = only(highlight.events, 'encounter');
    const id = ENCOUNTERS[met?.kind ?? 0]?.id ?? '';
    return {
      picture: <ResultScene name="encounter" figure={person(id)} />,
      sign: <Plaque stop="encounter" />,
      kicker: said('results.encounter', highlight),
      title: nameOf('encounter', id),
      subtitle: textOf(`encounter.${id}.is`),
      does: textOf(`encounter.${id}.does`),
    };
  },
  spring: ({ highlight }) => {
    const [bath] = only(highlight.events, 'spring');
    return {
      picture: <ResultScene name={bath?.points === 2 ? 'bath-2' : 'bath-3'} />,
      sign: <Plaque stop="hot-spring" />,
      kicker: said('results.bath', highlight),
      title: nameOf('stop', 'hot-spring'),
    };
  },
  bathhouse: ({ highlight }) => ({
    ...option('bathhouse', 'bathhouse'),
    kicker: said('results.bath', highlight),
  }),
  panorama: ({ highlight }) => {
    const { events, seat, shown } = highlight;
    const [painted] = only(events, 'panorama');
    const at = painted?.kind ?? 0;
    const kind = PANORAMAS[at] ?? 'paddy';
    const all = PANORAMA_LENGTHS[at] ?? 0;
    const taken = panoramasOf(playerAt(shown.after.s, seat))[at]?.taken ?? 0;
    return {
      picture: (
        <span class="result-print">
          <Panorama kind={kind} taken={taken} printing />
        </span>
      ),
      sign: <Plaque stop={`panorama-${kind}`} />,
      kicker: said('results.panorama', highlight),
      title: nameOf('stop', `panorama-${kind}`),
      subtitle:
        taken === all ? t('results.panorama.whole') : t('results.panorama.section', { section: taken, all }),
    };
  },
  set: ({ highlight, stairs }) => {
    const [bought] = only(highlight.events, 'bought');
    const [first] = stairs;
    const isNew = stairs.length === 1 && first?.sums[0] === 0;
    return {
      sign: <Plaque stop="shop" />,
      kicker:
        bought === undefined
          ? said('results.receives', highlight)
          : said('results.buys', highlight, { count: bought.souvenirs.length }),
      title: isNew ? t('results.set.first') : t('results.set', { count: stairs.length }),
      subtitle:
        stairs.length === 1 ? t('sheets.kinds', { n: first?.steps.length ?? 0, all: kindsIn(first) }) : '',
    };
  },
  legend: ({ highlight }) => {
    const [bought] = only(highlight.events, 'legend');
    const id = cardId('crossroads', 'legend', bought?.legend ?? 0);
    return {
      ...option('legendary-object', 'legendary', legend(id)),
      kicker: said('results.legend', highlight),
      title: nameOf('legend', id),
      subtitle: textOf(`legend.${id}.is`),
      does: textOf(`legend.${id}.does`),
    };
  },
  temple: ({ highlight }) => ({
    picture: <ResultScene name="temple" />,
    sign: <Plaque stop="temple" />,
    kicker: said(
      only(highlight.events, 'offering').some(({ bank }) => bank) ? 'results.temple.for' : 'results.temple',
      highlight,
    ),
    title: nameOf('stop', 'temple'),
    subtitle: t('results.coins', {
      coins: only(highlight.events, 'offering').reduce((sum, { coins }) => sum + coins, 0),
    }),
  }),
  meal: ({ highlight }) => {
    const id = DISHES[only(highlight.events, 'ate')[0]?.dish ?? 0] ?? '';
    return {
      picture: (
        <span class="result-dish">
          <Dish id={id} />
        </span>
      ),
      sign: <Plaque stop="inn" />,
      kicker: said('results.meal', highlight),
      title: nameOf('dish', id),
      subtitle: textOf(`dish.${id}.is`),
    };
  },
  die: ({ highlight }) => {
    const face = only(highlight.events, 'die').at(-1)?.face ?? 0;
    return {
      picture: <DiePicture face={face} />,
      sign: <Seal option="gaming-room" />,
      kicker: said('results.die', highlight),
      ...rolled(highlight.events, face),
    };
  },
  card: ({ highlight }) => cardHead(highlight),
  'amulet-used': ({ highlight }) => {
    const id = cardId('crossroads', 'amulet', only(highlight.events, 'amuletUsed')[0]?.amulet ?? 0);
    const face = only(highlight.events, 'die').at(-1)?.face;
    return {
      ...amuletHead(id),
      ...(face === undefined
        ? {}
        : { picture: <DiePicture face={face} />, subtitle: t('results.die.rolled', { face }) }),
      kicker: said('results.uses', highlight),
      title: nameOf('amulet', id),
    };
  },
  cherry: ({ highlight }) => ({
    ...option('cherry-tree', 'cherry-tree'),
    kicker: said('results.cherry', highlight),
  }),
  coins: ({ highlight }) => gainHead(highlight),
  points: ({ highlight }) => gainHead(highlight),
};

/** Of a set: four kinds, or five where it holds one of the fifth. */
function kindsIn(stair: Stair | undefined): number {
  return Math.max(4, stair?.steps.length ?? 0);
}

/** The die as a multiple of a stake, or as the number it shows. */
function rolled(events: readonly Event[], face: number): Pick<Head, 'title' | 'subtitle'> {
  const isBet = only(events, 'coins').some(({ how }) => how === 'bet');
  return isBet
    ? { title: t('results.die.face', { face }), subtitle: t('results.die.rolled', { face }) }
    : { title: t('results.die.rolled', { face }), subtitle: '' };
}

function option(id: string, scene: SceneName, sign?: ReturnType<typeof legend>): Omit<Head, 'kicker'> {
  return {
    picture: <ResultScene name={scene} sign={sign} />,
    sign: <Seal option={id} />,
    title: sentence(nameOf('option', `${id}.short`)),
  };
}

function amuletHead(id: string): Omit<Head, 'kicker'> {
  return {
    ...option('amulet', 'amulet', amulet(id)),
    title: nameOf('amulet', id),
    does: textOf(`amulet.${id}.does`),
  };
}

/** A card that others may not see: face down where this device may not show it. */
function cardHead(highlight: Highlight<Tokaido>): Head {
  const { events } = highlight;
  const kicker = said('results.takes', highlight);
  const [drawn] = only(events, 'amulet');
  if (drawn !== undefined) return { ...amuletHead(cardId('crossroads', 'amulet', drawn.amulet)), kicker };
  const [shared] = only(events, 'sharedCalligraphy');
  const [written] = [...only(events, 'calligraphy'), ...(shared === undefined ? [] : [shared])];
  if (written !== undefined) {
    const id = cardId('crossroads', 'calligraphy', written.calligraphy);
    return {
      ...option('calligraphy', 'calligraphy', calligraphy(id)),
      kicker: shared === undefined ? kicker : said('results.shared', highlight),
      title: nameOf('calligraphy', id),
      does: textOf(`calligraphy.${id}.does`),
    };
  }
  const kind = only(events, 'hiddenCard')[0]?.kind ?? 'amulet';
  return {
    picture: (
      <span class="result-back">
        <i class={`card-back ${kind}`} />
      </span>
    ),
    sign: <Seal option={kind} />,
    kicker,
    title: t('results.hidden', { kind }),
    subtitle: t('results.hidden.note'),
  };
}

/** Stops that have a picture, by the origin of the coins. */
const SCENE_OF: Readonly<Record<string, SceneName>> = {
  farm: 'farm',
  'gaming-room': 'gaming-room',
};

/** Coins or points by themselves: named after what they come from. */
function gainHead(highlight: Highlight<Tokaido>): Head {
  const { is, id, name, does } = originOf(highlight);
  const scene = SCENE_OF[id];
  const picture =
    is === 'traveler' || is === 'encounter' ? (
      <ResultScene name="encounter" figure={is === 'traveler' ? traveler(id) : person(id)} />
    ) : is === 'festival' ? (
      <span class="result-dish">
        <Festival id={id} />
      </span>
    ) : scene === undefined ? undefined : (
      <ResultScene name={scene} />
    );
  const isFarm = scene === 'farm';
  return {
    picture,
    sign: isFarm ? <Plaque stop="farm" /> : <Emblem id={highlight.kind === 'points' ? 'point' : 'coin'} />,
    kicker: said(kickerOf(highlight.events), highlight),
    title: isFarm ? nameOf('stop', 'farm') : sentence(name),
    does,
  };
}

function kickerOf(events: readonly Event[]): Key {
  if (events.some(({ type }) => type === 'points')) return 'results.scores';
  const coins = only(events, 'coins');
  if (coins.some(({ how }) => how === 'theft')) return 'results.loses';
  return coins.reduce((sum, each) => sum + each.coins, 0) < 0 ? 'results.pays' : 'results.gets';
}
