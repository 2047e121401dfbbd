/** The souvenirs and the dishes, with what they are and what they cost. */

import {
  DISH_PRICES,
  DISHES,
  SOUVENIR_PRICES,
  SOUVENIR_TYPE,
  SOUVENIR_TYPES,
  SOUVENIRS,
} from '@tokaido/tokaido';
import { nameOf } from '@tokaido/words';
import type { ComponentChildren } from 'preact';
import { Dish, Souvenir } from '../../art/art.tsx';
import type { Texts } from './texts.ts';
import './wares.css';

interface TableProps {
  readonly texts: Texts;
}

/** Names side by side, each with its drawing and its price. */
function Wares({ children }: { readonly children: ComponentChildren }) {
  return <ul class="rules-wares">{children}</ul>;
}

export function SouvenirsTable({ texts }: TableProps) {
  return (
    <div class="rules-figure">
      <p class="rules-caption">{texts.say('rules.souvenirs', { n: SOUVENIRS.length })}</p>
      {SOUVENIR_TYPES.map((type, kind) => (
        <div key={type} class="rules-ware-group">
          <h4>
            <Souvenir kind={type} class="rules-kind" />
            {nameOf('types', type)}
          </h4>
          <Wares>
            {SOUVENIRS.map((id, card) =>
              SOUVENIR_TYPE[card] === kind ? (
                <li key={id}>
                  <Souvenir id={id} class="rules-ware" />
                  <Named kind="souvenir" id={id} />
                  <Price texts={texts} coins={SOUVENIR_PRICES[card] ?? 0} />
                </li>
              ) : null,
            )}
          </Wares>
        </div>
      ))}
    </div>
  );
}

export function MealsTable({ texts }: TableProps) {
  return (
    <div class="rules-figure">
      <p class="rules-caption">{texts.say('rules.meals')}</p>
      <Wares>
        {DISHES.map((id, dish) => (
          <li key={id}>
            <Dish id={id} class="rules-ware" />
            <Named kind="dish" id={id} />
            <Price texts={texts} coins={DISH_PRICES[dish] ?? 0} />
          </li>
        ))}
      </Wares>
    </div>
  );
}

function Named({ kind, id }: { readonly kind: string; readonly id: string }) {
  return (
    <span class="rules-ware-name">
      {nameOf(kind, id)} <span class="muted">{nameOf(kind, `${id}.is`)}</span>
    </span>
  );
}

function Price({ texts, coins }: TableProps & { readonly coins: number }) {
  return <span class="rules-price">{texts.say('rules.price', { n: coins })}</span>;
}
