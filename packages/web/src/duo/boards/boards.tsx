/**
 * The three boards of a player. The red edge is what ends the game, the indigo one what the picked move would add, and
 * a ring marks the painting that can be given next. Each board opens the collection, which explains it.
 */

import { CHARACTERS, COINS_PER_SLAB, ICONS, WARES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { characterName, paintingList, wareList } from '@tokaido/words/duo';
import type { ComponentChildren, JSX } from 'preact';
import { Coin } from '../../art/art.tsx';
import { AreaIcon, Meeple, TileBack, Ware } from '../../art/duo.tsx';
import type { Seen } from '../model.ts';
import { ARTIST, MERCHANT, PILGRIM } from '../targets.ts';
import type { Holdings, Position } from './holdings.ts';
import { holdingsOf } from './holdings.ts';
import './boards.css';

interface BoardsProps {
  readonly seen: Seen;
  readonly seat: number;
  /** The position after the picked move; null while none is picked. */
  readonly after: Position | null;
  /** Left out where they lie open already. */
  readonly onOpen?: () => void;
}

export function Boards({ seen, seat, after, onOpen }: BoardsProps): JSX.Element {
  const has = holdingsOf(seen, seat);
  const soon = after === null ? has : holdingsOf(after, seat);
  const { board } = seen.s.island;
  const sum = `${board.temple[has.temple - 1]} × ${board.garden[has.garden - 1]} = ${has.points[PILGRIM]}`;
  const open = { has, onOpen };
  return (
    <div class="boards">
      <Board {...open} character={PILGRIM} sum={sum} says={sayPilgrim(seen, has)}>
        <Track name="temple" values={board.temple} at={has.temple} soon={soon.temple} />
        <Track name="garden" values={board.garden} at={has.garden} soon={soon.garden} />
      </Board>
      <Board
        {...open}
        character={MERCHANT}
        sum={String(has.points[MERCHANT])}
        says={sayMerchant(has)}
        side={<Purse coins={has.coins} />}
      >
        <Wares has={has} soon={soon} />
        <Slabs values={board.slabs} has={has.slabs} soon={soon.slabs} />
      </Board>
      <Board {...open} character={ARTIST} sum={String(has.points[ARTIST])} says={sayArtist(has)}>
        <Tiles values={board.gifts} has={has} soon={soon} />
      </Board>
    </div>
  );
}

interface BoardProps {
  readonly has: Holdings;
  readonly character: number;
  readonly sum: string;
  /** All of it in a sentence. */
  readonly says: string;
  readonly side?: ComponentChildren;
  readonly onOpen: (() => void) | undefined;
  readonly children: ComponentChildren;
}

function Board({ has, character, sum, says, side, onOpen, children }: BoardProps): JSX.Element {
  const id = CHARACTERS[character] ?? '';
  const content = (
    <>
      <span class="sr-only">{says}</span>
      <span class="shown" aria-hidden="true">
        <span class="bd-head">
          <Meeple seat={has.seat} character={id} />
          <span class="bd-name">{characterName(character)}</span>
          <b>{sum}</b>
          {side}
        </span>
        {children}
      </span>
    </>
  );
  if (onOpen === undefined) return <div class={`bd ${id}`}>{content}</div>;
  return (
    <button type="button" class={`bd ${id}`} aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  );
}

interface TrackProps {
  readonly name: 'temple' | 'garden';
  readonly values: readonly number[];
  /** Slots of the peg now and after the picked move, from 1. */
  readonly at: number;
  readonly soon: number;
}

function Track({ name, values, at, soon }: TrackProps): JSX.Element {
  const slotClass = (slot: number) =>
    [
      slot < at && 'past',
      slot === at && 'at',
      slot > at && slot <= soon && 'soon',
      slot === values.length && 'end',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <span class={`track ${name}`}>
      <span class="tn">{t(`duo.board.${name}`)}</span>
      <span class="slots">
        {values.map((value, i) => (
          <i key={i} class={slotClass(i + 1)}>
            {value}
          </i>
        ))}
      </span>
    </span>
  );
}

function Purse({ coins }: { readonly coins: number }): JSX.Element {
  return (
    <span class="purse">
      <Coin class="coin" />
      {coins}
      <small>/{COINS_PER_SLAB}</small>
    </span>
  );
}

function Wares({ has, soon }: { readonly has: Holdings; readonly soon: Holdings }): JSX.Element {
  const held = has.wares.flatMap((count, ware) =>
    Array.from({ length: count }, (_, i) => ({ ware, isSold: i >= (soon.wares[ware] ?? 0) })),
  );
  const places = Array.from({ length: Math.max(has.places, held.length) }, (_, i) => held[i]);
  return (
    <span class="wares">
      {places.map((place, i) => (
        <i key={i} class={place === undefined ? undefined : place.isSold ? 'full sold' : 'full'}>
          {place !== undefined && <Ware id={WARES[place.ware] ?? ''} />}
        </i>
      ))}
    </span>
  );
}

interface SlabsProps {
  /** Points for 0, 1, 2 … slabs. */
  readonly values: readonly number[];
  readonly has: number;
  readonly soon: number;
}

function Slabs({ values, has, soon }: SlabsProps): JSX.Element {
  const last = values.length - 1;
  return (
    <span class="slabs">
      {values.slice(1).map((value, i) => (
        <i
          key={i}
          class={`${i < has ? 'has' : i < soon ? 'soon' : ''}${i + 1 === last && i >= has ? ' end' : ''}`}
        >
          <span>{value}</span>
        </i>
      ))}
    </span>
  );
}

interface TilesProps {
  /** Points for 0, 1, 2 … gifts. */
  readonly values: readonly number[];
  readonly has: Holdings;
  readonly soon: Holdings;
}

function Tiles({ values, has, soon }: TilesProps): JSX.Element {
  const last = has.tiles.length - 1;
  return (
    <span class="tiles">
      {has.tiles.map((icon, i) => {
        const isGone = i < has.gifted;
        const isFirst = i === has.gifted && icon >= 0;
        const kind = isGone ? 'gone' : icon >= 0 ? 'up' : 'down';
        const isLast = i === last && !isGone;
        const isLatest = i === has.gifted - 1;
        return (
          <i
            key={i}
            class={`${kind}${isFirst ? ' first' : ''}${!isGone && i < soon.gifted ? ' soon' : ''}${isLast ? ' end' : ''}${isLatest ? ' latest' : ''}`}
          >
            {kind === 'up' && <AreaIcon id={ICONS[icon] ?? ''} />}
            {kind === 'down' && <TileBack seat={has.seat} />}
            <b>{values[i + 1]}</b>
          </i>
        );
      })}
    </span>
  );
}

function sayPilgrim({ s: { island } }: Seen, { temple, garden, points }: Holdings): string {
  return t('duo.board.says.pilgrim', {
    temple,
    temples: island.board.temple.length,
    garden,
    gardens: island.board.garden.length,
    points: points[PILGRIM] ?? 0,
  });
}

function sayMerchant({ wares, coins, slabs, points }: Holdings): string {
  const held = wareList(wares);
  return t('duo.board.says.merchant', {
    wares: held === '' ? 'none' : held,
    coins,
    slabs,
    points: points[MERCHANT] ?? 0,
  });
}

function sayArtist({ tiles, gifted, revealed, points }: Holdings): string {
  const shown = paintingList(tiles.slice(gifted, revealed));
  return t('duo.board.says.artist', {
    gifts: gifted,
    shown: shown === '' ? 'none' : shown,
    hidden: tiles.length - revealed,
    points: points[ARTIST] ?? 0,
  });
}
