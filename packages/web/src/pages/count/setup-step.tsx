/** The first step: which game, with which boxes, and who sat at the table as whom. */

import '@tokaido/words/locales/en/count';
import { MAX_PLAYERS } from '@tokaido/tokaido';
import { nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { PageHead } from '../../app/page-head.tsx';
import { setting } from '../../app/settings.ts';
import { deviceStorage } from '../../app/storage.ts';
import { Icon } from '../../art/icons.tsx';
import { BoardRow } from '../new-table/board-row.tsx';
import { BoxRow, GameRow } from '../new-table/game-choice.tsx';
import type { Count } from './count-model.ts';
import { addSeat, seatedIn, setDuoName } from './count-model.ts';
import { counted } from './counted.ts';
import { DuoNameRow, NAMES_ID, PlayerRow } from './player-row.tsx';
import { knownNames } from './stored-count.ts';
import type { CountStore } from './use-count.ts';
import { firstCount } from './use-count.ts';
import './setup-step.css';

interface SetupProps {
  readonly store: CountStore;
  readonly onGoOn: () => void;
}

export function SetupStep({ store, onGoOn }: SetupProps): JSX.Element {
  const count = store.count.value;
  const isEmpty = JSON.stringify({ ...count, game: '' }) === JSON.stringify({ ...firstCount(), game: '' });
  return (
    <main class="page count">
      <PageHead title={t('home.count')} />
      <p class="muted">{t('count.lede')}</p>
      {!store.isStored.value && (
        <p class="alert" role="alert">
          {t('count.notStored')}
        </p>
      )}
      <form
        class="count-form count-setup"
        onSubmit={(event) => {
          event.preventDefault();
          onGoOn();
        }}
      >
        <GameRow game={count.game} onGame={(game) => store.change({ ...count, game })} />
        {count.game === 'duo' ? <DuoSetup store={store} /> : <RoadSetup store={store} />}
        <Names count={count} />
        <div class="count-foot">
          {!isEmpty && (
            <button
              type="button"
              class="quiet"
              onClick={() => store.putAway({ ...firstCount(), game: count.game })}
            >
              <Icon name="close" />
              {t('count.new')}
            </button>
          )}
          <button type="submit" class="primary">
            {t('count.next', { name: nameAtSeat(0, seatedIn(count)) })}
            <Icon name="forward" />
          </button>
        </div>
      </form>
    </main>
  );
}

function RoadSetup({ store }: { readonly store: CountStore }): JSX.Element {
  const count = store.count.value;
  const found = counted(count);
  const choice = { boxes: count.boxes, variations: [], tiles: 2 } as const;
  return (
    <>
      <BoxRow choice={choice} onChange={({ boxes }) => store.change({ ...count, boxes })} />
      <div class="setup-row" role="group" aria-labelledby="row-players">
        <h2 id="row-players">{t('count.players')}</h2>
        <ol class="count-players">
          {count.seats.map((_, seat) => (
            <PlayerRow key={seat} seat={seat} count={count} found={found} onChange={store.change} />
          ))}
        </ol>
        {count.seats.length < MAX_PLAYERS && (
          <button type="button" class="quiet count-add" onClick={() => store.change(addSeat(count))}>
            <Icon name="plus" />
            {t('count.add')}
          </button>
        )}
      </div>
    </>
  );
}

function DuoSetup({ store }: { readonly store: CountStore }): JSX.Element {
  const count = store.count.value;
  return (
    <>
      <div class="setup-row" role="group" aria-labelledby="row-players">
        <h2 id="row-players">{t('count.players')}</h2>
        <ol class="count-players">
          {count.duo.map(({ name }, seat) => (
            <DuoNameRow
              key={seat}
              seat={seat}
              name={name}
              onName={(next) => store.change(setDuoName(count, seat, next))}
            />
          ))}
        </ol>
      </div>
      <BoardRow />
      <p class="count-note">{t('count.duo.board')}</p>
    </>
  );
}

/** Names that were given before on this device. */
function Names({ count }: { readonly count: Count }): JSX.Element {
  const taken = new Set([...count.seats, ...count.duo].map(({ name }) => name));
  const names = new Set([setting('name').value, ...knownNames(deviceStorage)]);
  return (
    <datalist id={NAMES_ID}>
      {[...names]
        .filter((name) => name !== '' && !taken.has(name))
        .map((name) => (
          <option key={name} value={name} />
        ))}
    </datalist>
  );
}
