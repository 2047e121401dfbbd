/** A boutique: which wares to sell, what ten coins become, and one, two or three side by side. */

import { WARES } from '@tokaido/duo';
import { list, t } from '@tokaido/words';
import { placeTitle, townName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { Coin } from '../../art/art.tsx';
import { Ware } from '../../art/duo.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { boutiqueAt, holdingsOf } from '../boards/holdings.ts';
import { bestOf } from '../table/outcome.ts';
import { MERCHANT } from '../targets.ts';
import type { Ask, FormProps } from './form.tsx';
import { Form } from './form.tsx';
import { Pack } from './pack.tsx';
import { boutiques } from './prices.ts';
import { PurseView } from './purse-view.tsx';
import type { Sale } from './sale.ts';
import { salesByCount, salesOf } from './sale.ts';
import './sell.css';

export function SellForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const draft = useDraft(ask, bestOf(seen) ?? '');
  const town = seen.s.players[seen.me]?.merchant ?? 0;
  const { ware, value } = boutiqueAt(seen, town) ?? { ware: 0, value: 0 };
  const id = WARES[ware] ?? '';
  const { wares } = holdingsOf(seen, seen.me);
  const sales = salesOf(seen);
  const sale = sales.find(({ action }) => action === draft.action);
  const mostCrafty = Math.max(0, ...sales.map(({ crafty }) => crafty));
  // As many extra coins as before, or one for each ware.
  const wanted = sale === undefined || sale.crafty === sale.count ? mostCrafty : sale.crafty;
  const ways = salesByCount(sales, wanted);
  const sell = (count: number) => draft.set(ways.find((way) => way.count === count)?.action ?? '');
  return (
    <Form
      ask={ask}
      class="sell"
      title={placeTitle(seen.s, MERCHANT, town)}
      action={draft.action}
      nothing={t('duo.sheet.sell.nothing')}
      label={sale === undefined ? t('duo.sheet.sell.choose') : <SellLabel sale={sale} />}
      side={
        <span class="form-side">
          <Ware id={id} />
          {t('duo.sheet.sell.buys', { ware: id })} <Coin /> {value}
        </span>
      }
    >
      <Pack
        wares={wares}
        chosen={wares.map((_, kind) => (kind === ware ? (sale?.count ?? 0) : 0))}
        note={(kind) =>
          kind === ware ? (
            <>
              <Coin /> {value}
            </>
          ) : (
            t('duo.sheet.sell.notHere')
          )
        }
        closed={(kind) => (kind === ware ? null : t('duo.why.boutique', { ware: id }))}
        onChange={(_, count) => sell(count)}
      />
      <Elsewhere ask={ask} town={town} ware={ware} />
      <div class="sell-sum">
        <PurseView ask={ask} sale={sale} />
        {mostCrafty > 0 && sale !== undefined && (
          <Crafty sale={sale} sales={sales} onChange={(action) => draft.set(action)} />
        )}
        <ul class="ways" aria-label={t('duo.sheet.sell.ways')}>
          {ways.map((way) => (
            <Way
              key={way.count}
              way={way}
              isOn={way.count === sale?.count}
              onPress={() => draft.set(way.action)}
            />
          ))}
        </ul>
      </div>
    </Form>
  );
}

function SellLabel({ sale: { count, paid, points } }: { readonly sale: Sale }): JSX.Element {
  return (
    <>
      {t('duo.sheet.sell.for', { n: count })} <Coin /> {paid}
      <span class="sr-only"> {t('duo.sheet.coins', { n: paid })}</span>
      {points > 0 && t('duo.sheet.sell.points', { n: points })}
    </>
  );
}

/** What the boutique does not buy, and who pays for it or for the same. */
function Elsewhere({
  ask: { seen },
  town,
  ware,
}: {
  readonly ask: Ask;
  readonly town: number;
  readonly ware: number;
}): JSX.Element | null {
  const { wares } = holdingsOf(seen, seen.me);
  const others = WARES.filter((_, kind) => kind !== ware && (wares[kind] ?? 0) > 0);
  const same = boutiques(seen).filter((each) => each.ware === ware && each.town !== town);
  const names = list(
    same.map((each) => t('duo.sheet.sell.pays', { town: townName(seen.s, each.town), n: each.value })),
  );
  if (others.length === 0 && same.length === 0) return null;
  return (
    <p class="form-lead">
      {others.length > 0 && t('duo.sheet.sell.only')} {same.length > 0 && t('duo.sheet.sell.same', { names })}
    </p>
  );
}

interface WayProps {
  readonly way: Sale;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Way({ way, isOn, onPress }: WayProps): JSX.Element {
  return (
    <li>
      <button type="button" class={isOn ? 'way on' : 'way'} aria-pressed={isOn} onClick={onPress}>
        <b>{t('duo.sheet.sell.n', { n: way.count })}</b>
        <span>{t('duo.sheet.sell.left', { slabs: way.newSlabs, n: way.coins })}</span>
        <small>{t('duo.sheet.sell.free', { n: way.free })}</small>
      </button>
    </li>
  );
}

interface CraftyProps {
  readonly sale: Sale;
  readonly sales: readonly Sale[];
  readonly onChange: (action: string) => void;
}

/** For how many of the wares the wave brings a coin more. */
function Crafty({ sale, sales, onChange }: CraftyProps): JSX.Element {
  const same = sales.filter(({ count }) => count === sale.count).toSorted((a, b) => a.crafty - b.crafty);
  return (
    <fieldset class="crafty">
      <legend>{t('duo.sheet.sell.crafty')}</legend>
      {same.map(({ action, crafty }) => (
        <label key={action}>
          <input
            type="radio"
            name="crafty"
            checked={action === sale.action}
            onChange={() => onChange(action)}
          />
          <span>{crafty}</span>
        </label>
      ))}
    </fieldset>
  );
}
