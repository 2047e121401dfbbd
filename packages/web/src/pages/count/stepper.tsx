/** A number with a button on either side: by thumb, by keyboard, and as one control for a screen reader. */

import '@tokaido/words/locales/en/count';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { Icon } from '../../art/icons.tsx';
import './stepper.css';

interface StepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** Ids of what is said about it. */
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  /** Null where nothing is said any more. */
  readonly onChange: (value: number | null) => void;
}

export function Stepper(props: StepperProps): JSX.Element {
  const { label, value, least = 0, most, describedBy, isWrong = false, onChange } = props;
  // What is being typed may be no number yet.
  const typed = useSignal<string | null>(null);
  const step = (by: number) => {
    typed.value = null;
    const next = by > 0 ? Math.floor(value) + by : Math.ceil(value) + by;
    onChange(Math.max(least, Math.min(most, next)));
  };
  return (
    <span class="stepper">
      <StepButton
        icon="minus"
        label={t('count.fewer', { thing: label })}
        isOpen={value > least}
        onClick={() => step(-1)}
      />
      <input
        type="number"
        inputMode="numeric"
        enterkeyhint="next"
        autocomplete="off"
        min={least}
        max={most}
        step={1}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        class={value === 0 ? 'none' : undefined}
        value={typed.value ?? String(value)}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          const n = currentTarget.valueAsNumber;
          onChange(Number.isNaN(n) ? null : n);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          typed.value = null;
        }}
        // Scrolling past must not count.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onKeyDown={goOnWithEnter}
      />
      <StepButton
        icon="plus"
        label={t('count.more', { thing: label })}
        isOpen={value < most}
        onClick={() => step(1)}
      />
    </span>
  );
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** The number itself goes up and down by arrow keys, so Tab passes the buttons by. */
function StepButton({ icon, label, isOpen, onClick }: StepButtonProps): JSX.Element {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) onClick();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Enter goes to the next field, as the key of a phone says, and from the last one to the way on. */
function goOnWithEnter(event: TargetedKeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [
    ...document.querySelectorAll<HTMLElement>('.count-form :is(input, select), .count-foot .primary'),
  ];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
