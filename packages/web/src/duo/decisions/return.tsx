/** Robust is lost with six wares: which one goes back into the bag. */

import { WARES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { sayAction } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { Ware } from '../../art/duo.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { holdingsOf } from '../boards/holdings.ts';
import type { FormProps } from './form.tsx';
import { Choice, Form } from './form.tsx';
import { bestPrices } from './prices.ts';

export function ReturnForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const { wares } = holdingsOf(seen, seen.me);
  const prices = bestPrices(seen);
  const cheapest = WARES.filter((id) => seen.legal.includes(`return ${id}`)).toSorted(
    (a, b) => (prices[WARES.indexOf(a)] ?? 0) - (prices[WARES.indexOf(b)] ?? 0),
  )[0];
  const draft = useDraft(ask, cheapest === undefined ? '' : `return ${cheapest}`);
  return (
    <Form
      ask={ask}
      title={t('duo.sheet.return')}
      action={draft.action}
      label={draft.action === '' ? t('duo.sheet.choose') : sayAction(draft.action, seen).name}
    >
      <p class="form-lead">{t('duo.sheet.return.lead')}</p>
      <ul class="duo-offers">
        {WARES.map((id, ware) => (
          <Choice
            key={id}
            ask={ask}
            draft={draft}
            action={`return ${id}`}
            picture={<Ware id={id} />}
            name={t('duo.wares', { ware: id, n: wares[ware] ?? 0 })}
            note={t('duo.sheet.price', { n: prices[ware] ?? 0 })}
          />
        ))}
      </ul>
    </Form>
  );
}
