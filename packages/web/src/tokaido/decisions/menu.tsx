/** Meals: the menu of an inn with the order of arrival above it, and a dish that is offered beside it. */

import { DISH_PRICES, DISHES, MEAL_POINTS } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { innName, inns } from '@tokaido/words/tokaido';
import type { Choice } from '@tokaido/words/tokaido/choices';
import { Dish } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { Arrivals } from '../inn/arrivals.tsx';
import { copiesOf } from '../inn/inn-order.ts';
import type { Ask, FormProps } from './ask.ts';
import { mine, onlyOpen } from './ask.ts';
import { Form } from './form.tsx';
import { worthOf } from './label.tsx';
import { Why } from './offer.tsx';
import { Offers } from './offers.tsx';
import { Gain, Price, paid, type Range } from './worth.tsx';
import './pick.css';
import './menu.css';

export function MenuForm({ ask }: FormProps) {
  const draft = useDraft(ask, onlyOpen(ask));
  const atInn = inns(ask.seen.s).indexOf(mine(ask).position);
  const inn = innName(ask.seen.s, mine(ask).position);
  const title = ask.turn.decision === 'eat' ? t('sheets.title.eat', { inn }) : t('sheets.title.treat');
  return (
    <Form
      ask={ask}
      draft={draft}
      title={title}
      class="menu"
      above={atInn > 0 && <Arrivals model={ask.model} seen={ask.seen} seat={ask.seen.me} />}
    >
      <Offers ask={ask} draft={draft} label={title} class="picks-list" each="dish">
        {(choice) => (
          <>
            <Dish id={choice.id} />
            <span class="offer-words">
              <b>{nameOf('dish', choice.id)}</b>
              <small>
                {nameOf('dish', `${choice.id}.is`)}
                <Copies n={copiesOf(ask.seen, DISHES.indexOf(choice.id))} />
              </small>
              <Why ask={ask} choice={choice} />
            </span>
            <DishPrice ask={ask} choice={choice} />
          </>
        )}
      </Offers>
      <OnlyYou ask={ask} />
    </Form>
  );
}

/** How often a dish is on the menu, where that is more than once. */
function Copies({ n }: { readonly n: number }) {
  return n > 1 ? <> ×{n}</> : null;
}

function DishPrice({ ask, choice: { action, id, reason } }: { readonly ask: Ask; readonly choice: Choice }) {
  const printed = DISH_PRICES[DISHES.indexOf(id)] ?? 0;
  const need = reason?.need;
  const cost: Range =
    reason === null
      ? paid(worthOf(ask, action).coins)
      : typeof need === 'number'
        ? [need, need]
        : [printed, printed];
  return (
    <span class="offer-worth">
      <Price coins={cost} printed={printed} />
      {reason === null && <More points={worthOf(ask, action).points} />}
    </span>
  );
}

/** Every meal is worth the same; what a power adds or takes is told. */
function More({ points }: { readonly points: Range }) {
  return points[0] === MEAL_POINTS && points[1] === MEAL_POINTS ? null : <Gain points={points} />;
}

/** Nobody but those who looked knows the menu. */
function OnlyYou({ ask }: { readonly ask: Ask }) {
  return ask.turn.decision === 'eat' ? (
    <p class="only-you">
      <Icon name="eye" />
      {t('sheets.menu.hidden')}
    </p>
  ) : null;
}
