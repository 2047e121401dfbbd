/** The tiles of the setup pages: real radio buttons and checkboxes that look like slips of paper. */

import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import '../../styles/choice-tile.css';
import './tiles.css';

interface RowProps {
  readonly id: string;
  readonly title: string;
  /** `one` when exactly one of the row is chosen. */
  readonly choose: 'one' | 'any';
  readonly columns: 2 | 3 | 4;
  readonly slim?: boolean;
  readonly children: ComponentChildren;
}

export function Row({ id, title, choose, columns, slim = false, children }: RowProps): JSX.Element {
  return (
    <div class="setup-row" role={choose === 'one' ? 'radiogroup' : 'group'} aria-labelledby={`row-${id}`}>
      <h2 id={`row-${id}`}>{title}</h2>
      <div class={`picks of-${columns}${slim ? ' slim' : ''}`}>{children}</div>
    </div>
  );
}

interface PickProps {
  /** Picks of one name are radio buttons; without a name it is a check box. */
  readonly name?: string;
  readonly chosen: boolean;
  readonly title: string;
  readonly note: string;
  readonly sign?: ComponentChildren;
  /** Chosen because something else needs it, or not to be had yet: the note says why. */
  readonly locked?: boolean;
  readonly onChoose: () => void;
}

export function Pick({ name, chosen, title, note, sign, locked = false, onChoose }: PickProps): JSX.Element {
  return (
    <label class={`choice-tile pick${chosen ? ' on' : ''}${locked ? ' locked' : ''}`}>
      <input
        type={name === undefined ? 'checkbox' : 'radio'}
        name={name}
        checked={chosen}
        aria-disabled={locked ? 'true' : undefined}
        onClick={(event) => {
          // Still focusable, so that the reason can be read; only the change does not happen.
          if (locked) event.preventDefault();
        }}
        onChange={onChoose}
      />
      {sign}
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <i class="tick">
        <Icon name="check" />
      </i>
    </label>
  );
}
