/** Meals: the menu of an inn, and a dish that is offered beside it. */

import { DISH_PRICES, DISHES, MEAL_POINTS } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { innName, inns, playerName } from '@tokaido/words/tokaido';
import type { Choice } from '@tokaido/words/tokaido/choices';
import { Dish, Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { Seen } from '../model.ts';
import type { Ask, FormProps } from './ask.ts';
import { mine, onlyOpen } from './ask.ts';
import { Form } from './form.tsx';
import { worthOf } from './label.tsx';
import { Why } from './offer.tsx';
import { Offers } from './offers.tsx';
import { Queue } from './queue.tsx';
import { useDraft } from './use-draft.ts';
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
      aside={atInn > 0 ? <Queue ask={ask} /> : undefined}
    >
      <Offers ask={ask} draft={draft} label={title} class="picks-list" each="dish">
        {(choice) => (
          <>
            <Dish id={choice.id} />
            <span class="offer-words">
              <b>{nameOf('dish', choice.id)}</b>
              <small>
                {nameOf('dish', `${choice.id}.is`)}
                {copies(ask.seen, choice.id) > 1 && ` ×${copies(ask.seen, choice.id)}`}
              </small>
              <Why ask={ask} choice={choice} />
            </span>
            <DishPrice ask={ask} choice={choice} />
          </>
        )}
      </Offers>
      <Others ask={ask} />
    </Form>
  );
}

const MENU_PILE = 1;

/** How often a dish is on the menu. */
function copies({ view }: Seen, dish: string): number {
  const kind = DISHES.indexOf(dish);
  const cards = view.hidden.meals?.cards ?? [];
  return cards.filter(([card, piles]) => card === kind && piles === 1 << MENU_PILE).length;
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

/** What the others had here, and that nobody but those who looked knows the rest. */
function Others({ ask }: { readonly ask: Ask }) {
  const { seen, model } = ask;
  const { position } = mine(ask);
  if (ask.turn.decision !== 'eat') return null;
  const guests = seen.s.all.filter((p) => p.seat !== seen.me && p.position === position && p.fed === 1);
  const eaten = model.journal.value.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'ate' ? [event] : [])),
  );
  return (
    <p class="took">
      {guests.map(({ seat }) => {
        const dish = eaten.findLast((event) => event.seat === seat)?.dish;
        if (dish === undefined) return null;
        const name = playerName(seat, seen, model.info.value);
        return (
          <span key={seat}>
            <Pawn seat={seat} />
            {t('sheets.took', { name, dish: nameOf('dish', DISHES[dish] ?? '') })}
          </span>
        );
      })}
      <span class="only-you">
        <Icon name="eye" />
        {t('sheets.menu.hidden')}
      </span>
    </p>
  );
}
