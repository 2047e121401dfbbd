/** For whoever watches: a bot's seat that can be taken right now, beside what is being decided. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { takeSeat } from '../../connection/take-seat.ts';
import type { TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { seatsToTake } from './takeover.ts';

export function TakeoverOffer({ model }: { readonly model: TableModel }): JSX.Element | null {
  const game = useGame();
  const error = useSignal('');
  const [seat] = seatsToTake(model, game);
  if (seat === undefined) return null;
  const info = model.info.value;
  const take = async () => {
    error.value = await takeSeat(info.id, { seat, isLate: true });
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => void take()}>
        {t('online.takeover.take', { name: nameAtSeat(seat, info) })}
      </button>
      {error.value !== '' && <p role="alert">{error.value}</p>}
    </>
  );
}
