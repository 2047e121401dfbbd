/** The amulets in hand as chips: those of use now can be chosen like anything else, the others say when. Paying in full is among them. */

import { nameOf, t } from '@tokaido/words';
import { sayAction } from '@tokaido/words/tokaido';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import { isIdleUse } from '@tokaido/words/tokaido/idle-amulet';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Amulet, Emblem } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { Draft } from '../../table/use-draft.ts';
import type { Ask } from './ask.ts';
import { isOpen, WAIVE } from './ask.ts';
import './amulets.css';

interface AmuletsProps {
  readonly ask: Pick<Ask, 'seen' | 'model'>;
  readonly draft: Draft;
}

export function Amulets({ ask, draft }: AmuletsProps) {
  const { known } = handOf(ask.seen, 'amulets', ask.seen.me);
  return (
    <fieldset class="amulets">
      {known.length > 0 && (
        <legend>
          {t('sheets.amulets')}
          <small>
            <Icon name="eye" />
            {t('sheets.amulets.hidden')}
          </small>
        </legend>
      )}
      <div class="amulet-chips">
        {known.map((id) => (
          <AmuletChip key={id} ask={ask} id={id} draft={draft} />
        ))}
        {isOpen(ask, WAIVE) && <WaiveChip ask={ask} draft={draft} />}
      </div>
    </fieldset>
  );
}

function AmuletChip({ ask, id, draft }: AmuletsProps & { readonly id: string }) {
  const action = `use ${id}`;
  // One that can bring nothing says so, and is asked for once more before it can be spent.
  const [warned, setWarned] = useState(false);
  const isIdle = isIdleUse(ask.seen, action);
  const use = isIdle ? t(warned ? 'sheets.use.anyway' : 'sheets.use.idle') : nameOf('sheets.use', id);
  const hint = isOpen(ask, action) ? use : later(ask, action, id);
  return (
    <Chip
      ask={ask}
      draft={draft}
      action={action}
      picture={<Amulet id={id} />}
      name={nameOf('amulet', id)}
      hint={hint}
      {...(isIdle && !warned && { onDoubt: () => setWarned(true) })}
    />
  );
}

/** No card, but used like one: before the decision, which is asked again. */
function WaiveChip({ ask, draft }: AmuletsProps) {
  return (
    <Chip
      ask={ask}
      draft={draft}
      action={WAIVE}
      picture={<Emblem id="coin" />}
      name={sayAction(WAIVE, ask.seen).name}
      hint={t('sheets.use.waive')}
    />
  );
}

interface ChipProps extends AmuletsProps {
  readonly action: string;
  readonly picture: ComponentChildren;
  readonly name: string;
  /** What it does now, or when it can be used. */
  readonly hint: string;
  /** Instead of being chosen. */
  readonly onDoubt?: () => void;
}

function Chip({ ask, draft, action, picture, name, hint, onDoubt }: ChipProps) {
  const open = isOpen(ask, action);
  const chosen = draft.action === action;
  return (
    <label class={`offer amulet-chip ${open ? (chosen ? 'chosen' : 'open') : 'closed'}`}>
      <input
        class="sr-only"
        type="checkbox"
        checked={chosen}
        aria-disabled={!open}
        onClick={(event) => {
          if (!open || onDoubt !== undefined) event.preventDefault();
          if (open) onDoubt?.();
        }}
        onChange={() => draft.set(chosen ? '' : action)}
      />
      {picture}
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
      {chosen && (
        <span class="tick">
          <Icon name="check" />
        </span>
      )}
    </label>
  );
}

/** A card bought in this very move must wait; the others have their moment. */
function later(ask: Pick<Ask, 'model'>, action: string, id: string): string {
  return ask.model.explain(action)?.why === 'not-held' ? t('sheets.when.new') : nameOf('sheets.when', id);
}
