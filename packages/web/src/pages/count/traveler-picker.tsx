/** The travelers of the chosen boxes by their pictures; those of the others cannot be taken. */

import '@tokaido/words/locales/en/count';
import '@tokaido/words/locales/en/boxes';
import '@tokaido/words/locales/en/underway';
import { nameAtSeat, nameOf, t } from '@tokaido/words';
import { travelerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useBackToClose } from '../../app/back-closes.ts';
import { Traveler } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { Count } from './count-model.ts';
import { seatedIn } from './count-model.ts';
import '../../styles/choice-tile.css';
import './traveler-picker.css';

interface PickerProps {
  readonly seat: number;
  readonly count: Count;
  /** Those of the boxes. */
  readonly travelers: readonly string[];
  readonly onChoose: (traveler: string | null) => void;
  readonly onClose: () => void;
}

export function TravelerPicker({ seat, count, travelers, onChoose, onClose }: PickerProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackToClose(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    (shown?.querySelector<HTMLElement>('input:checked') ?? shown?.querySelector('input'))?.focus();
    return () => shown?.close();
  }, []);
  const info = seatedIn(count);
  const mine = count.seats[seat]?.traveler ?? null;
  const holder = (id: string) => count.seats.findIndex(({ traveler }, i) => i !== seat && traveler === id);
  const title = t('count.traveler.title', { name: nameAtSeat(seat, info) });
  return (
    <dialog
      ref={dialog}
      class="traveler-picker"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // The dimmed page around it.
        if (target === currentTarget) onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="iconbtn" aria-label={t('sheets.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="traveler-faces" role="radiogroup" aria-label={title}>
        <Face
          traveler={null}
          isChosen={mine === null}
          name={t('count.traveler.none')}
          note=""
          onChoose={() => onChoose(null)}
        />
        {travelers.map((id) => {
          const other = holder(id);
          return (
            <Face
              key={id}
              traveler={id}
              isChosen={mine === id}
              isTaken={other >= 0}
              name={travelerName(id)}
              note={
                other >= 0
                  ? t('count.traveler.taken', { name: nameAtSeat(other, info) })
                  : nameOf('traveler', `${id}.who`)
              }
              onChoose={() => onChoose(id)}
            />
          );
        })}
      </div>
      <footer>
        <button type="button" class="primary" onClick={onClose}>
          {t('count.traveler.done')}
        </button>
      </footer>
    </dialog>
  );
}

interface FaceProps {
  readonly traveler: string | null;
  readonly isChosen: boolean;
  readonly isTaken?: boolean;
  readonly name: string;
  readonly note: string;
  readonly onChoose: () => void;
}

function Face({ traveler, isChosen, isTaken = false, name, note, onChoose }: FaceProps): JSX.Element {
  return (
    <label class={`choice-tile traveler-face${isChosen ? ' on' : ''}${isTaken ? ' taken' : ''}`}>
      <input type="radio" name="traveler" checked={isChosen} disabled={isTaken} onChange={onChoose} />
      {traveler === null ? <Icon name="people" /> : <Traveler id={traveler} />}
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </label>
  );
}
