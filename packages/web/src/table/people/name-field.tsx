/** The name of somebody who is about to sit down. One is suggested, so that nobody has to type. */

import '@tokaido/words/locales/en/online';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { SeatInfo } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { setting } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import { anotherName, myName } from '../../connection/travel-names.ts';
import '../../styles/text-field.css';
import './name-field.css';

/** What the server takes. */
export const NAME_LENGTH = 24;

type Seats = readonly Pick<SeatInfo, 'kind' | 'name'>[];

/** One's own name, or one that nobody at the table has. */
export function useGuestName(seats: Seats): Signal<string> {
  return useSignal(myName(setting('name').value, namesOf(seats)));
}

interface NameFieldProps {
  readonly name: Signal<string>;
  readonly seats: Seats;
}

export function NameField({ name, seats }: NameFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="name-field">
      <label for={id}>{t('online.lobby.yourName')}</label>
      <input
        id={id}
        type="text"
        class="text-field"
        maxLength={NAME_LENGTH}
        autocomplete="nickname"
        enterkeyhint="go"
        value={name.value}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
      <button
        type="button"
        class="iconbtn"
        aria-label={t('online.door.another')}
        title={t('online.door.another')}
        onClick={() => {
          name.value = anotherName(namesOf(seats));
        }}
      >
        <Icon name="again" />
      </button>
    </div>
  );
}

function namesOf(seats: Seats): readonly string[] {
  return seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
}
