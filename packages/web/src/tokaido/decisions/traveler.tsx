/** Who will I be? Two or three tiles side by side, or every tile there is. */

import { hasChosen, TRAVELERS } from '@tokaido/tokaido';
import { list, nameOf, sentence, t } from '@tokaido/words';
import { playerName, sayQuestion } from '@tokaido/words/tokaido';
import { Traveler } from '../../art/art.tsx';
import { useDraft } from '../../table/use-draft.ts';
import type { FormProps } from './ask.ts';
import { FormFrame } from './form-frame.tsx';
import { Offer } from './offer.tsx';
import { suggested } from './suggested-traveler.ts';
import { Price } from './worth.tsx';
import './traveler.css';

/** More than these are shown small, with the power of the chosen one apart. */
const SIDE_BY_SIDE = 3;

export function TravelerForm({ ask }: FormProps) {
  const ids = ask.choices.map(({ id }) => id);
  const best = suggested(ids);
  const draft = useDraft(ask, `choose ${best}`);
  const few = ids.length <= SIDE_BY_SIDE;
  const chosen = idIn(draft.action);
  return (
    <FormFrame
      ask={ask}
      draft={draft}
      title={sayQuestion(ask.seen, ask.model.info.value)}
      class={few ? 'travelers' : 'travelers many'}
      label={(action) => t('sheets.do.choose', { name: nameOf('traveler', idIn(action)) })}
    >
      <div class="sheet-body">
        <div class="tiles" role="radiogroup" aria-label={t('sheets.title.choose')}>
          {ask.choices.map((choice) => (
            <Offer
              key={choice.id}
              ask={ask}
              choice={choice}
              chosen={choice.id === chosen}
              onChoose={() => draft.set(choice.action)}
              onTake={() => void ask.model.act(choice.action)}
              class="tile"
            >
              <Traveler id={choice.id} />
              <b>{nameOf('traveler', choice.id)}</b>
              <span class="tile-facts">
                <Coins id={choice.id} />
                {few && <small>{nameOf('traveler', `${choice.id}.who`)}</small>}
              </span>
              {few && <span class="tile-power">{nameOf('traveler', `${choice.id}.power`)}</span>}
              {choice.id === best && few && ask.model.points !== undefined && (
                <span class="tile-best">{t('sheets.suggested')}</span>
              )}
            </Offer>
          ))}
        </div>
        {ask.seen.s.offerSize > 0 && <Unseen ask={ask} />}
      </div>
      {!few && (
        <div class="sheet-aside">
          <Power id={chosen} />
        </div>
      )}
    </FormFrame>
  );
}

/** Whom an action chooses. */
function idIn(action: string): string {
  return action.slice('choose '.length);
}

/** Who has chosen before me: not whom. */
function Unseen({ ask: { seen, model } }: FormProps) {
  const names = seen.s.all
    .filter(({ seat }) => hasChosen(seen.s, seat))
    .map(({ seat }) => playerName(seat, seen, model.info.value));
  return (
    <p class="tiles-unseen">
      {names.length > 0 && `${sentence(t('sheets.chosen', { names: list(names), count: names.length }))} `}
      {t('sheets.unseen')}
    </p>
  );
}

function Coins({ id }: { readonly id: string }) {
  const coins = TRAVELERS.find((traveler) => traveler.id === id)?.coins ?? 0;
  return <Price coins={[coins, coins]} />;
}

function Power({ id }: { readonly id: string }) {
  return (
    <p class="tile-power">
      <b>{t('sheets.lead', { name: nameOf('traveler', id) })}</b> {nameOf('traveler', `${id}.power`)}
    </p>
  );
}
