/** The options of a stop as cards side by side: name, gain, certainty and purse stand on the same lines. */

import { members, popcount } from '@tokaido/kernel';
import { LARGEST_DONATION, SOUVENIR_TYPES } from '@tokaido/tokaido';
import { isKey, nameOf, sentence, t } from '@tokaido/words';
import type { Forecast } from '@tokaido/words/tokaido';
import { cardId } from '@tokaido/words/tokaido';
import type { Choice } from '@tokaido/words/tokaido/choices';
import { Emblem, Legend, Plaque, Souvenir } from '../../art/art.tsx';
import { Panorama } from '../../art/scenes.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { panoramasOf } from '../panoramas.ts';
import type { Ask, FormProps } from './ask.ts';
import { mine } from './ask.ts';
import { Form } from './form.tsx';
import { worthOf } from './label.tsx';
import { odds } from './look-ahead.ts';
import { Odds } from './odds.tsx';
import { Why } from './offer.tsx';
import { Offers } from './offers.tsx';
import { lookOf } from './options.ts';
import { Price, type Range, rangeText, signed } from './worth.tsx';
import '../collection/card-back.css';
import './gift.css';
import './option.css';

const NO_STOP = { stop: '', used: [] };

export function OptionForm({ ask }: FormProps) {
  const draft = useDraft(ask);
  const { stop, used } = ask.turn.decision === 'option' ? ask.turn.details : NO_STOP;
  const title = nameOf('sheets.title.option', used.length === 0 ? stop : 'second');
  return (
    <Form ask={ask} draft={draft} title={title} class="options">
      <Offers ask={ask} draft={draft} label={title} class="two" each="option">
        {(choice) => (
          <>
            <span class="option-top">
              <Look option={choice.id} />
              <b>{sentence(nameOf('option', `${choice.id}.short`))}</b>
            </span>
            {choice.reason === null ? (
              <Outcome ask={ask} choice={choice} />
            ) : (
              <Why ask={ask} choice={choice} full />
            )}
          </>
        )}
      </Offers>
    </Form>
  );
}

function Look({ option }: { readonly option: string }) {
  const look = lookOf(option);
  return 'plaque' in look ? <Plaque stop={look.plaque} /> : <Emblem id={look.emblem} />;
}

function Outcome({ ask, choice }: { readonly ask: Ask; readonly choice: Choice }) {
  const { coins, points } = worthOf(ask, choice.action);
  return (
    <>
      <span class="option-body">
        {choice.id === 'gaming-room' ? (
          <Game ask={ask} action={choice.action} />
        ) : (
          <>
            <Gains coins={coins} points={points} />
            <Sight ask={ask} option={choice.id} />
            <small>{hint(ask, choice.id)}</small>
          </>
        )}
      </span>
      <Afterwards purse={mine(ask).coins} coins={coins} points={points} />
    </>
  );
}

function Game({ ask, action }: { readonly ask: Ask; readonly action: string }) {
  const faces = odds(ask.seen, action);
  return (
    <>
      <span class="option-stake">
        {t('sheets.stake', { n: -Math.min(...faces.map(({ coins }) => coins)) })}
      </span>
      <Odds faces={faces} />
    </>
  );
}

/** The large figure is what one comes for: points where there are any, else coins. */
function Gains({ coins, points }: Pick<Forecast, 'coins' | 'points'>) {
  const scores = points[1] > 0;
  const earns = coins[1] > 0;
  return (
    <>
      {scores && <Big kind="points" range={points} />}
      {!scores && earns && <Big kind="coins" range={coins} />}
      {!scores && earns && <Pile coins={coins[1]} />}
      {scores && earns && <small>{t('sheets.alsoCoins', { n: coins[1] })}</small>}
    </>
  );
}

function Big({ kind, range }: { readonly kind: 'points' | 'coins'; readonly range: Range }) {
  const sure = range[0] === range[1];
  return (
    <>
      <span class={`big ${kind}`}>{sure ? signed(range[1]) : rangeText(range)}</span>
      <small>
        {t(kind === 'points' ? 'sheets.big.points' : 'sheets.big.coins', {
          n: range[1],
          sure: sure ? 'yes' : 'no',
        })}
      </small>
    </>
  );
}

function Pile({ coins }: { readonly coins: number }) {
  return (
    <span class="pile">
      {Array.from({ length: coins }, (_, i) => (
        <Emblem key={i} id="coin" />
      ))}
    </span>
  );
}

/** A picture of what one gets, or gets to see. */
function Sight({ ask, option }: { readonly ask: Ask; readonly option: string }) {
  const { s } = ask.seen;
  if (option === 'offering') return <Pile coins={Math.min(LARGEST_DONATION, mine(ask).coins)} />;
  if (option === 'souvenirs' || option === 'collection') {
    return (
      <span class="sight">
        {SOUVENIR_TYPES.map((kind) => (
          <Souvenir key={kind} kind={kind} />
        ))}
      </span>
    );
  }
  if (option === 'legendary-object') {
    const ids = members(s.legendsLeft ?? 0).map((card) => cardId('crossroads', 'legend', card));
    return (
      <span class="sight">
        {ids.map((id) => (
          <Legend key={id} id={id} />
        ))}
      </span>
    );
  }
  if (option === 'amulet' || option === 'calligraphy') {
    return (
      <span class="sight">
        {Array.from({ length: left(ask, option) }, (_, i) => (
          <i key={i} class={`card-back ${option}`} />
        ))}
      </span>
    );
  }
  const panorama = panoramasOf(mine(ask)).find(({ kind }) => option === `panorama-${kind}`);
  return panorama === undefined ? null : <Panorama kind={panorama.kind} taken={panorama.taken + 1} />;
}

/** How many are left of what can be had here. */
function left({ seen: { s, view } }: Ask, option: string): number {
  const counts: Readonly<Record<string, number | undefined>> = {
    'legendary-object': popcount(s.legendsLeft ?? 0),
    amulet: view.hidden.amulets?.piles[0],
    calligraphy: view.hidden.calligraphy?.piles[0],
    'cherry-tree': s.treesLeft,
    bathhouse: s.bathhousesLeft,
  };
  return counts[option] ?? 0;
}

/** A line about what lies behind an option. */
function hint(ask: Ask, option: string): string {
  const key = `sheets.hint.${option}`;
  return isKey(key) ? t(key, { n: left(ask, option) }) : '';
}

function Afterwards({
  purse,
  coins,
  points,
}: {
  readonly purse: number;
  readonly coins: Range;
  readonly points: Range;
}) {
  const undecided = coins[1] === 0 && coins[0] === 0 && points[1] === 0;
  return (
    <span class="option-end">
      <span>{undecided ? t('sheets.purseStill') : t('sheets.after')}</span>
      <Price coins={[purse + coins[0], purse + coins[1]]} />
    </span>
  );
}
