/** All that a player has, board by board, with what each part counts and how near it brings the end. */

import '@tokaido/words/locales/en/duo-sheets';
import { CHARACTERS, COINS_PER_SLAB, WAVES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { characterName, playerName, sideName } from '@tokaido/words/duo';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { Pawn } from '../../art/art.tsx';
import { SpringToken, WaveTile } from '../../art/duo.tsx';
import { BotNote } from '../../table/players/bot-note.tsx';
import { CloseButton, Sheet } from '../../table/sheet/sheet.tsx';
import type { Seen, TableModel } from '../model.ts';
import { seatOrder } from '../table/seats.ts';
import { ARTIST, MERCHANT, PILGRIM } from '../targets.ts';
import { Boards } from './boards.tsx';
import { endsOf } from './ends.ts';
import type { Holdings } from './holdings.ts';
import { holdingsOf, waveSides } from './holdings.ts';
import './collection.css';

interface CollectionProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly onClose: () => void;
}

export function CollectionSheet({ model, seat: first, onClose }: CollectionProps): JSX.Element | null {
  const [seat, show] = useState(first);
  const seen = model.seen.value;
  if (seen === null) return null;
  const name = playerName(seat, model.info.value);
  const has = holdingsOf(seen, seat);
  return (
    <Sheet
      title={t('duo.board.of', { name })}
      class="duo-collection"
      onClose={onClose}
      head={
        <div class="collection-head">
          <nav class="seat-tabs" aria-label={t('duo.board.players')}>
            {seatOrder(seen, model.info.value).map((each) => (
              <button
                type="button"
                key={each}
                aria-current={each === seat}
                aria-label={playerName(each, model.info.value)}
                onClick={() => show(each)}
              >
                <Pawn seat={each} />
              </button>
            ))}
          </nav>
          <CloseButton onClose={onClose} />
        </div>
      }
    >
      <div class="sheet-body">
        <Hero model={model} has={has} name={name} />
        <div class="tb-boards tb duo">
          <Boards seen={seen} seat={seat} after={null} />
        </div>
        <Part character={PILGRIM} rule="duo-pilgrim">
          <p>{t('duo.goal.pilgrim')}</p>
        </Part>
        <Part character={MERCHANT} rule="duo-merchant">
          <p>{t('duo.goal.merchant', { n: COINS_PER_SLAB })}</p>
          <Worth values={seen.s.island.board.slabs} at={has.slabs} name={t('duo.goal.slabs')} />
        </Part>
        <Part character={ARTIST} rule="duo-artist">
          <p>{t('duo.goal.artist')}</p>
          <Worth values={seen.s.island.board.gifts} at={has.gifted} name={t('duo.goal.gifts')} />
        </Part>
        <Held seen={seen} has={has} />
        <Ends model={model} seen={seen} />
      </div>
    </Sheet>
  );
}

interface HeroProps {
  readonly model: TableModel;
  readonly has: Holdings;
  readonly name: string;
}

function Hero({ model, has, name }: HeroProps): JSX.Element {
  const at = model.info.value.seats[has.seat];
  return (
    <div class="hero">
      <div>
        <h2 tabIndex={-1}>{name}</h2>
        {at?.kind === 'bot' && <BotNote seat={at} info={model.info.value} />}
      </div>
      <p class="hero-total">
        <b>{has.total}</b>
        <span>{has.points.join(' + ')}</span>
      </p>
    </div>
  );
}

interface PartProps {
  readonly character: number;
  /** The topic of the rules. */
  readonly rule: string;
  readonly children: ComponentChildren;
}

function Part({ character, rule, children }: PartProps): JSX.Element {
  return (
    <section class="part">
      <h3>
        {characterName(character)} <A href={`/rules/${rule}`}>{t('table.rule')}</A>
      </h3>
      {children}
    </section>
  );
}

interface WorthProps {
  /** Points for 0, 1, 2 … of them. */
  readonly values: readonly number[];
  readonly at: number;
  readonly name: string;
}

function Worth({ values, at, name }: WorthProps): JSX.Element {
  return (
    <table class="worth">
      <tbody>
        <tr>
          <th scope="row">{name}</th>
          {values.map((_, n) => (
            <th key={n} scope="col" class={n === at ? 'now' : undefined}>
              {n}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('duo.goal.points')}</th>
          {values.map((value, n) => (
            <td key={n} class={n === at ? 'now' : undefined}>
              {value}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The waves and the token, with what they do. */
function Held({ seen, has }: { readonly seen: Seen; readonly has: Holdings }): JSX.Element | null {
  if (has.waves.length === 0 && !has.hasToken) return null;
  const sides = waveSides(seen);
  return (
    <ul class="held">
      {has.hasToken && (
        <li>
          <SpringToken />
          <p>
            <b>{t('duo.board.spring')}</b> {t('duo.goal.spring')}{' '}
            <A href="/rules/duo-spring">{t('table.rule')}</A>
          </p>
        </li>
      )}
      {has.waves.map((character) => {
        const side = sides[character] ?? 0;
        const id = WAVES[character]?.[side];
        return (
          <li key={character}>
            <WaveTile character={CHARACTERS[character] ?? ''} />
            <p>
              <b>{sideName(character, side)}</b> {id !== undefined && t(`duo.side.${id}.does`)}{' '}
              <A href="/rules/duo-waves">{t('table.rule')}</A>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The four ends of the game, and how far both players have come. */
function Ends({ model, seen }: { readonly model: TableModel; readonly seen: Seen }): JSX.Element {
  const seats = seatOrder(seen, model.info.value);
  return (
    <section class="part">
      <h3>
        {t('duo.goal.ends')} <A href="/rules/duo-end">{t('table.rule')}</A>
      </h3>
      <p>{t(seen.s.ending === 0 ? 'duo.goal.ends.lead' : 'duo.board.last')}</p>
      <table class="ends-table">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Pawn seat={seat} title={playerName(seat, model.info.value)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {endsOf(seen.s, 0).map(({ trigger }, i) => (
            <tr key={trigger}>
              <th scope="row">{t(`duo.goal.end.${trigger}`)}</th>
              {seats.map((seat) => {
                const end = endsOf(seen.s, seat)[i];
                return (
                  <td key={seat} class={end?.at === end?.of ? 'reached' : undefined}>
                    {t('duo.goal.of', { at: end?.at ?? 0, of: end?.of ?? 0 })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
