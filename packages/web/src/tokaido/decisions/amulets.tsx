/** The amulets in hand as chips: those of use now can be chosen like anything else, the others say when. */

import { nameOf, t } from '@tokaido/words';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import { Amulet } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { Ask } from './ask.ts';
import { isOpen } from './ask.ts';
import type { Draft } from './use-draft.ts';
import './amulets.css';

interface AmuletsProps {
  readonly ask: Pick<Ask, 'seen' | 'model'>;
  readonly draft: Draft;
}

export function Amulets({ ask, draft }: AmuletsProps) {
  const { known } = handOf(ask.seen, 'amulets', ask.seen.me);
  return (
    <fieldset class="amulets">
      <legend>
        {t('sheets.amulets')}
        <small>
          <Icon name="eye" />
          {t('sheets.amulets.hidden')}
        </small>
      </legend>
      <div class="amulet-chips">
        {known.map((id) => (
          <Chip key={id} ask={ask} id={id} draft={draft} />
        ))}
      </div>
    </fieldset>
  );
}

function Chip({ ask, id, draft }: AmuletsProps & { readonly id: string }) {
  const action = `use ${id}`;
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
          if (!open) event.preventDefault();
        }}
        onChange={() => draft.set(chosen ? '' : action)}
      />
      <Amulet id={id} />
      <span>
        <b>{nameOf('amulet', id)}</b>
        <small>{open ? nameOf('sheets.use', id) : later(ask, action, id)}</small>
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
