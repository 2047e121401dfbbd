/** Below the head of a card: the things themselves, and what they change, before and after. */

import { ICONS, WARES, WAVES } from '@tokaido/duo';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Coin } from '../../art/art.tsx';
import { AreaIcon, Slab, TileBack, Ware } from '../../art/duo.tsx';
import type { Highlight } from '../../table/highlights/highlight.ts';
import { waveSides } from '../boards/holdings.ts';
import type { Duo } from '../model.ts';
import { Rectangle } from '../rectangle.tsx';
import { type Account, find } from './account.ts';
import type { ResultKind } from './results.ts';

interface PartsProps {
  readonly highlight: Highlight<Duo>;
  readonly account: Account;
}

export const PARTS: { readonly [K in ResultKind]: (props: PartsProps) => JSX.Element } = {
  wares: Drawn,
  sale: Sale,
  town: Purse,
  track: Track,
  token: () => <p>{t('duo.result.token.does')}</p>,
  wave: Wave,
  painting: Painted,
  gift: Given,
};

interface ChangeProps {
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** How many there can be. */
  readonly all?: number;
}

/** `Pack 2 → 5 of 5`. */
function Change({ what, from, to, all }: ChangeProps): JSX.Element {
  const now = all === undefined ? String(to) : t('duo.result.of', { n: to, all });
  return (
    <div class="duo-change">
      <span class="sr-only">{t('duo.result.change', { what, from, to: now })}</span>
      <span aria-hidden="true">{what}</span>
      <b aria-hidden="true">
        {from} → {now}
      </b>
    </div>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Each thing comes a moment after the one before it. */
const later = (i: number) => ({ '--i': i });

function Drawn({ highlight: { events }, account: { before, after } }: PartsProps): JSX.Element {
  const wares = find(events, 'drew')?.wares ?? [];
  const [had, has] = [sum(before.wares), sum(after.wares)];
  return (
    <>
      <ul class="duo-things">
        {wares.map((ware, i) => (
          <li key={i} style={later(i)}>
            <Ware id={WARES[ware] ?? ''} title={nameOf('duo.ware', WARES[ware] ?? '')} />
          </li>
        ))}
      </ul>
      <Change what={t('duo.result.pack')} from={had} to={has} all={after.places} />
      {has > after.places && <p>{t('duo.result.tooMany', { n: has - after.places })}</p>}
    </>
  );
}

function Sale(props: PartsProps): JSX.Element {
  const sale = find(props.highlight.events, 'sold');
  const id = WARES[sale?.ware ?? 0] ?? '';
  const { coins, before, after } = props.account;
  return (
    <>
      <div class="duo-sale" aria-hidden="true">
        {Array.from({ length: sale?.count ?? 0 }, (_, i) => (
          <Ware key={i} id={id} />
        ))}
        <span>→</span>
        <b>{coins}</b>
        <Coin class="coin" />
      </div>
      <Purse {...props} />
      <Change what={t('duo.result.pack')} from={sum(before.wares)} to={sum(after.wares)} all={after.places} />
    </>
  );
}

/** The purse, and the slabs that its coins became. */
function Purse({ highlight, account: { before, after, slabs } }: PartsProps): JSX.Element {
  const { board } = highlight.shown.after.s.island;
  return (
    <>
      <Change what={t('duo.result.purse')} from={before.coins} to={after.coins} />
      {slabs > 0 && (
        <div class="duo-slab">
          <Slab />
          <span>
            {t('duo.result.slabs', { n: after.slabs })}
            <small>{t('duo.result.purse.note', { n: slabs })}</small>
          </span>
          <b>
            {board.slabs[before.slabs] ?? 0} → {board.slabs[after.slabs] ?? 0}
          </b>
        </div>
      )}
    </>
  );
}

function Track({ highlight, account: { before, after } }: PartsProps): JSX.Element {
  const { temple, garden } = highlight.shown.after.s.island.board;
  const sides = (at: { readonly temple: number; readonly garden: number }) =>
    [temple[at.temple - 1] ?? 0, garden[at.garden - 1] ?? 0] as const;
  const [was, is] = [sides(before), sides(after)];
  return (
    <div class="duo-product">
      <Rectangle temple={is[0]} garden={is[1]} most={[temple.at(-1) ?? 0, garden.at(-1) ?? 0]} before={was} />
      <p>
        <span>{t('duo.result.product', { temple: is[0], garden: is[1] })}</span>
        <b>
          {was[0] * was[1]} → {is[0] * is[1]}
        </b>
      </p>
    </div>
  );
}

function Wave({ highlight: { events, shown } }: PartsProps): JSX.Element {
  const character = find(events, 'wave-taken')?.character ?? 0;
  const side = WAVES[character]?.[waveSides(shown.after)[character] ?? 0] ?? '';
  return <p>{nameOf('duo.side', `${side}.does`)}</p>;
}

function Painted({ highlight, account: { before, after } }: PartsProps): JSX.Element {
  const icons = find(highlight.events, 'painted')?.icons ?? [];
  const next = ICONS[after.tiles[after.gifted] ?? -1];
  return (
    <>
      <ul class="duo-things tiles">
        {icons.map((icon, i) => (
          <li key={i} style={later(i)}>
            <span class="duo-tile">
              <TileBack seat={highlight.seat} />
              <AreaIcon id={ICONS[icon] ?? ''} title={nameOf('duo.icon', ICONS[icon] ?? '')} />
            </span>
          </li>
        ))}
      </ul>
      <Change
        what={t('duo.result.turned')}
        from={before.revealed}
        to={after.revealed}
        all={after.tiles.length}
      />
      {next !== undefined && (
        <p class="duo-next">
          <AreaIcon id={next} />
          {t('duo.result.first', { icon: next })}
        </p>
      )}
    </>
  );
}

/** The steps of the gifts, the one that counts now among its neighbors. */
function Given({ highlight, account: { before, after } }: PartsProps): JSX.Element {
  const { gifts } = highlight.shown.after.s.island.board;
  const icon = ICONS[find(highlight.events, 'gifted')?.icon ?? 0] ?? '';
  return (
    <>
      <div class="duo-given">
        <AreaIcon id={icon} />
        <ol aria-hidden="true">
          {gifts.slice(1).map((points, i) => (
            <li key={i} class={i + 1 === after.gifted ? 'now' : i + 1 < after.gifted ? 'done' : undefined}>
              {points}
            </li>
          ))}
        </ol>
      </div>
      <Change what={t('duo.result.points')} from={gifts[before.gifted] ?? 0} to={gifts[after.gifted] ?? 0} />
    </>
  );
}
