/** The head of each kind of card: what happened, and who did it where. */

import { CHARACTERS, ICONS, STATION_TYPES, WARES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { townName } from '@tokaido/words/duo';
import { lostBy } from '@tokaido/words/duo/events';
import { waveName } from '@tokaido/words/duo/waves';
import type { ComponentChildren } from 'preact';
import { Meeple, SpringToken, Station, WaveTile } from '../../art/duo.tsx';
import type { Highlight } from '../../table/highlights/highlight.ts';
import type { Duo } from '../model.ts';
import { ARTIST, MERCHANT, PILGRIM } from '../targets.ts';
import { type Account, find, whose } from './account.ts';
import type { ResultKind } from './results.ts';

interface Head {
  /** Who did it, and so where the card points. */
  readonly character: number;
  readonly sign: ComponentChildren;
  readonly kicker: string;
  readonly title: string;
  readonly subtitle?: string;
}

type Describe = (highlight: Highlight<Duo>, account: Account) => Head;

export const HEADS: { readonly [K in ResultKind]: Describe } = {
  wares: (highlight) => ({
    character: MERCHANT,
    sign: <Meeple seat={highlight.seat} character="merchant" />,
    kicker: t('duo.result.draws', whose(highlight)),
    title: t('duo.result.wares', { n: find(highlight.events, 'drew')?.wares.length ?? 0 }),
    subtitle: townOf(highlight, MERCHANT),
  }),
  sale: (highlight, { coins }) => {
    const sale = find(highlight.events, 'sold');
    const wares = t('duo.wares', { ware: WARES[sale?.ware ?? 0] ?? '', n: sale?.count ?? 0 });
    return {
      character: MERCHANT,
      sign: <Meeple seat={highlight.seat} character="merchant" />,
      kicker: t('duo.result.sells', whose(highlight)),
      title: t('duo.result.coins', { n: coins }),
      subtitle: t('duo.result.at', { wares, town: townOf(highlight, MERCHANT) }),
    };
  },
  town: (highlight, { coins }) => ({
    character: PILGRIM,
    sign: <Station type="coastal-town" />,
    kicker: t('duo.result.gets', whose(highlight)),
    title: t('duo.result.coins', { n: coins }),
    subtitle: townOf(highlight, PILGRIM),
  }),
  track: (highlight) => {
    const { board } = highlight.shown.after.s.island;
    const step = find(highlight.events, 'temple') ?? find(highlight.events, 'garden');
    const track = step?.type ?? 'temple';
    return {
      character: PILGRIM,
      sign: <Station type={track} />,
      kicker: t('duo.result.visits', { ...whose(highlight), station: track }),
      title: t('duo.result.track', { track, value: board[track][(step?.slot ?? 1) - 1] ?? 0 }),
    };
  },
  token: (highlight) => ({
    character: PILGRIM,
    sign: <SpringToken />,
    kicker: takes(highlight, find(highlight.events, 'spring-taken')?.from ?? -1),
    title: t('duo.result.token'),
  }),
  wave: (highlight) => {
    const { character = 0, from = -1 } = find(highlight.events, 'wave-taken') ?? {};
    return {
      character: PILGRIM,
      sign: <WaveTile character={CHARACTERS[character] ?? 'pilgrim'} />,
      kicker: takes(highlight, from),
      title: waveName(highlight.shown.after.s, character),
      subtitle: t('duo.result.wave', { character: CHARACTERS[character] ?? '' }),
    };
  },
  painting: (highlight) => ({
    character: ARTIST,
    sign: <Meeple seat={highlight.seat} character="artist" />,
    kicker: t('duo.result.paints', whose(highlight)),
    title: t('duo.result.painted', { n: find(highlight.events, 'painted')?.icons.length ?? 0 }),
  }),
  gift: (highlight) => {
    const { icon = 0, gifts = 0 } = find(highlight.events, 'gifted') ?? {};
    return {
      character: ARTIST,
      sign: <Meeple seat={highlight.seat} character="artist" />,
      kicker: t('duo.result.gives', whose(highlight)),
      title: t('duo.result.gift', { icon: ICONS[icon] ?? '' }),
      subtitle: t('duo.result.gifts', { n: gifts }),
    };
  },
};

function takes(highlight: Highlight<Duo>, from: number): string {
  const { shown } = highlight;
  return t('duo.result.takes', { ...whose(highlight), ...lostBy(from, { me: -1 }, shown.info) });
}

/** The town in which a character stands; for a Pilgrim it is also a station. */
function townOf({ seat, shown }: Highlight<Duo>, character: number): string {
  const { s } = shown.after;
  const p = s.players[seat];
  if (p === undefined) return '';
  const town = character === MERCHANT ? p.merchant : (s.island.townAt[p.pilgrim] ?? -1);
  return town < 0 ? (STATION_TYPES[s.island.ring[p.pilgrim] ?? 0] ?? '') : townName(s, town);
}
