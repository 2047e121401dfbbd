/** Too many wares after a draw: the set that stays, any that fits. */

import { t } from '@tokaido/words';
import { sayAction, wareList } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useDraft } from '../../table/use-draft.ts';
import { holdingsOf } from '../boards/holdings.ts';
import type { FormProps } from './form.tsx';
import { Form } from './form.tsx';
import { keepAction, keptCounts, suggestedKeep } from './keep-words.ts';
import { Pack } from './pack.tsx';
import { bestPrices } from './prices.ts';

export function KeepForm({ ask }: FormProps): JSX.Element {
  const { seen } = ask;
  const { wares, places } = holdingsOf(seen, seen.me);
  const prices = bestPrices(seen);
  const draft = useDraft(ask, keepAction(suggestedKeep(wares, places, prices)));
  const kept = keptCounts(draft.action);
  const count = kept.reduce((sum, n) => sum + n, 0);
  const isFull = count >= places;
  const back = wareList(wares.map((n, ware) => n - (kept[ware] ?? 0)));
  const set = (ware: number, n: number) =>
    draft.set(keepAction(kept.map((old, kind) => (kind === ware ? n : old))));
  return (
    <Form
      ask={ask}
      title={t('duo.sheet.keep')}
      action={draft.action}
      label={sayAction(draft.action, seen).name}
      side={<span class="form-side">{t('duo.sheet.keep.count', { n: count, places })}</span>}
    >
      <p class="form-lead">{t('duo.sheet.keep.lead', { places })}</p>
      <Pack
        wares={wares}
        chosen={kept}
        note={(ware) => t('duo.sheet.price', { n: prices[ware] ?? 0 })}
        closed={() => (isFull ? t('duo.sheet.keep.full', { places }) : null)}
        onChange={set}
      />
      <p class="form-lead" role="status">
        {back === '' ? t('duo.sheet.keep.all') : t('duo.sheet.keep.back', { wares: back })}
      </p>
    </Form>
  );
}
