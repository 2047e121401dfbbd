/** Coins for the temple: the points now, and the rank among the donors that they would bring at the end. */

import { DONOR_POINTS, donorRank, OTHER_DONOR_POINTS } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { playerName } from '@tokaido/words/tokaido';
import { isUse } from '@tokaido/words/tokaido/choices';
import { Emblem, Pawn } from '../../art/art.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { playerAt } from '../players.ts';
import type { Ask, FormProps } from './ask.ts';
import { Form } from './form.tsx';
import { worthOf } from './label.tsx';
import { after } from './look-ahead.ts';
import { Why } from './offer.tsx';
import { Offers } from './offers.tsx';
import { pointsText } from './worth.tsx';
import './queue.css';
import './gift.css';

export function GiftForm({ ask }: FormProps) {
  const draft = useDraft(ask);
  const title = nameOf('sheets.title', ask.turn.decision);
  return (
    <Form
      ask={ask}
      draft={draft}
      title={title}
      class="gift"
      aside={<Donors ask={ask} action={draft.action} />}
    >
      <Offers ask={ask} draft={draft} label={title} class="gifts" each="gift-offer">
        {(choice) => (
          <>
            <span class="pile">
              {Array.from({ length: Number(choice.id) }, (_, i) => (
                <Emblem key={i} id="coin" />
              ))}
            </span>
            <b>{t('sheets.coinCount', { n: Number(choice.id) })}</b>
            {choice.reason === null && (
              <span class="gain">{pointsText(worthOf(ask, choice.action).points)}</span>
            )}
            {choice.reason === null && <small>{rankWords(ask, choice.action)}</small>}
            <Why ask={ask} choice={choice} />
          </>
        )}
      </Offers>
    </Form>
  );
}

/** `then first, 10 at the end`. */
function rankWords(ask: Ask, action: string): string {
  const s = after(ask.seen, action);
  const rank = donorRank(s, playerAt(s, ask.seen.me));
  return t('sheets.rank', { n: rank + 1, points: DONOR_POINTS[rank] ?? OTHER_DONOR_POINTS });
}

/** Everybody's coins in the temple, with those about to be given. */
function Donors({ ask, action }: { readonly ask: Ask; readonly action: string }) {
  const { seen, model } = ask;
  const s = action === '' || isUse(action) ? seen.s : after(seen, action);
  const [first = 0, second = 0, third = 0] = DONOR_POINTS;
  const donors = s.all.slice(0, s.travelers).sort((a, b) => b.offerings - a.offerings || a.seat - b.seat);
  return (
    <div class="donors">
      <h3>
        {t('sheets.donors')}
        <small>{t('sheets.donors.rule', { first, second, third })}</small>
      </h3>
      <ol>
        {donors.map(({ seat, offerings }) => (
          <li key={seat} class={seat === seen.me ? 'you' : ''}>
            <Pawn
              seat={seat < s.players ? seat : 'neutral'}
              title={playerName(seat, seen, model.info.value)}
            />
            <span>{offerings}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
