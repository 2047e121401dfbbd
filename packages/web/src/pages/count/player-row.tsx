/** Who sat at the table: color, name, and the traveler they were. */

import '@tokaido/words/locales/en/count';
import { useSignal } from '@preact/signals';
import { MAX_PLAYERS, MIN_PLAYERS } from '@tokaido/tokaido';
import { colorName, nameAtSeat, t } from '@tokaido/words';
import { travelerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Pawn, Traveler } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { DUO_COLORS } from '../new-table/duo-draft.ts';
import type { Count, CountSeat } from './count-model.ts';
import { changeSeat, removeSeat, seatedIn, setColor } from './count-model.ts';
import type { Counted } from './counted.ts';
import { problemsAt } from './placed-problems.ts';
import { Problem } from './section-view.tsx';
import { problemWords } from './thing-words.ts';
import { TravelerPicker } from './traveler-picker.tsx';
import './player-row.css';

/** The list of names that are suggested. */
export const NAMES_ID = 'count-names';
const NAME_LENGTH = 24;

interface PlayerRowProps {
  readonly seat: number;
  readonly count: Count;
  readonly found: Counted;
  readonly onChange: (next: Count) => void;
}

export function PlayerRow({ seat, count, found, onChange }: PlayerRowProps): JSX.Element {
  const id = useId();
  const isChoosing = useSignal(false);
  const { name, color, traveler } = count.seats[seat] as CountSeat;
  const called = nameAtSeat(seat, seatedIn(count));
  const told = problemsAt(found.problems, seat, '')
    .map((problem) =>
      problem.why === 'traveler'
        ? t('count.problem.traveler', { traveler: travelerName(traveler ?? '') })
        : problemWords(problem, { counted: 0, last: 0 }),
    )
    .join(' ');
  return (
    <li class="count-player">
      <ColorMenu n={seat + 1} color={color} onColor={(next) => onChange(setColor(count, seat, next))} />
      <NameField
        n={seat + 1}
        name={name}
        placeholder={called}
        onName={(next) => onChange(changeSeat(count, seat, { name: next }))}
      />
      {count.seats.length > MIN_PLAYERS && (
        <button
          type="button"
          class="iconbtn"
          aria-label={t('count.remove', { name: called })}
          onClick={() => onChange(removeSeat(count, seat))}
        >
          <Icon name="close" />
        </button>
      )}
      <button
        type="button"
        class="count-traveler"
        aria-haspopup="dialog"
        aria-describedby={told === '' ? undefined : id}
        aria-label={
          traveler === null
            ? undefined
            : t('count.traveler.of', { name: called, traveler: travelerName(traveler) })
        }
        onClick={() => {
          isChoosing.value = true;
        }}
      >
        {traveler === null ? <Icon name="people" /> : <Traveler id={traveler} class="bare" />}
        <span>{traveler === null ? t('count.traveler.choose') : travelerName(traveler)}</span>
        <Icon name="forward" />
      </button>
      <Problem id={id} words={told} />
      {isChoosing.value && (
        <TravelerPicker
          seat={seat}
          count={count}
          travelers={found.travelers}
          onChoose={(next) => onChange(changeSeat(count, seat, { traveler: next }))}
          onClose={() => {
            isChoosing.value = false;
          }}
        />
      )}
    </li>
  );
}

interface NameFieldProps {
  /** From 1. */
  readonly n: number;
  readonly name: string;
  readonly placeholder: string;
  readonly onName: (name: string) => void;
}

function NameField({ n, name, placeholder, onName }: NameFieldProps): JSX.Element {
  return (
    <input
      class="text-field count-name"
      type="text"
      list={NAMES_ID}
      maxLength={NAME_LENGTH}
      autocomplete="off"
      enterkeyhint="next"
      aria-label={t('count.name', { n })}
      placeholder={placeholder}
      value={name}
      onInput={({ currentTarget }) => onName(currentTarget.value)}
    />
  );
}

interface ColorMenuProps {
  readonly n: number;
  readonly color: number;
  readonly onColor: (color: number) => void;
}

/** The pawn is a native menu; whoever has the chosen color gets this one. */
function ColorMenu({ n, color, onColor }: ColorMenuProps): JSX.Element {
  return (
    <span class="count-color">
      <Pawn seat={color} />
      <select
        aria-label={t('count.color', { n })}
        value={String(color)}
        onChange={({ currentTarget }) => onColor(Number(currentTarget.value))}
      >
        {Array.from({ length: MAX_PLAYERS }, (_, i) => (
          <option key={i} value={String(i)}>
            {colorName(i)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** At a table of Duo the colors are printed, and nobody is a traveler. */
export function DuoNameRow({
  seat,
  name,
  onName,
}: {
  readonly seat: number;
  readonly name: string;
  readonly onName: (name: string) => void;
}): JSX.Element {
  const color = DUO_COLORS[seat] ?? seat;
  return (
    <li class="count-player">
      <span class="count-color">
        <Pawn seat={color} />
      </span>
      <NameField n={seat + 1} name={name} placeholder={colorName(color)} onName={onName} />
    </li>
  );
}
