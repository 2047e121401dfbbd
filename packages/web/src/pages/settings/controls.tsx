/** The controls of the settings: each shows a setting and changes it at once; nothing has to be saved. */

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './controls.css';

interface SwitchProps {
  readonly of: Signal<boolean>;
  readonly label: string;
  readonly note?: string;
}

/** On or off. */
export function Switch({ of, label, note }: SwitchProps) {
  const noteId = useId();
  return (
    <label class="pref-row">
      <span class="pref-words">
        {label}
        {note === undefined ? null : (
          <small id={noteId} class="muted">
            {note}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        class="pref-switch"
        checked={of.value}
        aria-describedby={note === undefined ? undefined : noteId}
        onChange={(event) => {
          of.value = event.currentTarget.checked;
        }}
      />
    </label>
  );
}

interface PickProps<T extends string | number> {
  readonly of: Signal<T>;
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly name: string; readonly note?: string }[];
  /** How they lie: one line each, all in one line, or as many in a line as fit well. */
  readonly lie?: 'tall' | 'line' | 'even';
}

/** One of a few. */
export function Pick<T extends string | number>({ of, label, options, lie = 'even' }: PickProps<T>) {
  const name = useId();
  return (
    <fieldset class="pref-pick">
      <legend>{label}</legend>
      <div class={`pref-options ${lie} of-${options.length}`}>
        {options.map((option) => (
          <label key={option.value} class="pref-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={of.value === option.value}
              onChange={() => {
                of.value = option.value;
              }}
            />
            <span>
              {option.name}
              {option.note === undefined ? null : <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ShareProps {
  readonly of: Signal<number>;
  readonly label: string;
  /** How the value is read out. */
  readonly say: (percent: number) => string;
  readonly children?: ComponentChildren;
}

/** A loudness from none to full. */
export function Share({ of, label, say, children }: ShareProps) {
  const id = useId();
  const percent = Math.round(of.value * 100);
  return (
    <div class="pref-row">
      <label class="pref-words" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="5"
        value={percent}
        aria-valuetext={say(percent)}
        onInput={(event) => {
          of.value = Number(event.currentTarget.value) / 100;
        }}
      />
      <output class="pref-percent" for={id} aria-hidden="true">
        {percent}
      </output>
      {children}
    </div>
  );
}
