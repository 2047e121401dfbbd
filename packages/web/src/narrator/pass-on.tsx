/** Several people on one device: whom it must be handed to, where nothing is hidden. A press or a line takes it. */

import '@tokaido/words/locales/en/online';
import { nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { TableModel } from '../table/model.ts';

export function passWords({ curtain, info }: Pick<TableModel, 'curtain' | 'info'>): string {
  const seat = curtain.peek()?.seat;
  return seat === undefined ? '' : t('online.pass.typed', { name: nameAtSeat(seat, info.peek()) });
}

export function PassOn({ model }: { readonly model: TableModel }): JSX.Element | null {
  const hanging = model.curtain.value;
  if (hanging?.isLong !== false) return null;
  const name = nameAtSeat(hanging.seat, model.info.value);
  return (
    <p class="pass-on">
      {t('online.pass.title', { name })}{' '}
      <button type="button" class="primary" onClick={() => model.liftCurtain()}>
        {t('online.pass.lift', { name })}
      </button>
    </p>
  );
}
