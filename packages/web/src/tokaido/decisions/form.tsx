/** What all forms but the first share: the sheet with the purse, the powers that matter, and the amulets. */

import { t } from '@tokaido/words';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import type { ComponentChildren } from 'preact';
import { Amulets } from './amulets.tsx';
import type { Ask } from './ask.ts';
import { isOpen, mine, WAIVE } from './ask.ts';
import type { FormFrameProps } from './form-frame.tsx';
import { FormFrame, onlyAction } from './form-frame.tsx';
import { actionLabel } from './label.tsx';
import { Lead } from './lead.tsx';
import { MARK, Price, rich } from './worth.tsx';
import './form.css';

interface FormProps extends Omit<FormFrameProps, 'label' | 'side'> {
  /** Whether the question and the powers that matter stand under the title. */
  readonly lead?: boolean;
  /** Beside the choices where there is room, under them where there is not. */
  readonly aside?: ComponentChildren;
}

export function Form({ lead = true, aside, children, ...frame }: FormProps) {
  const { ask, draft } = frame;
  return (
    <FormFrame
      {...frame}
      label={(action) => actionLabel(ask, action)}
      side={<Purse coins={mine(ask).coins} />}
    >
      {lead && (
        <div class="sheet-lead">
          <Lead ask={ask} />
        </div>
      )}
      <div class="sheet-body">{children}</div>
      {onlyAction(ask) !== '' && (
        <p class="sheet-only">{t(`sheets.only.${whatItTells(ask.turn.decision)}`)}</p>
      )}
      {usesSomething(ask) && <Amulets ask={ask} draft={draft} />}
      {aside !== undefined && <div class="sheet-aside">{aside}</div>}
    </FormFrame>
  );
}

/** What a question that was not asked would tell the others: the cards in hand, or those that are looked at. */
function whatItTells(decision: string): 'hold' | 'see' {
  return decision === 'rest' || decision === 'option' ? 'hold' : 'see';
}

/** Whether there is anything that can be used before deciding, now or later. */
function usesSomething(ask: Ask): boolean {
  return isOpen(ask, WAIVE) || handOf(ask.seen, 'amulets', ask.seen.me).known.length > 0;
}

function Purse({ coins }: { readonly coins: number }) {
  return (
    <span class="sheet-purse">
      {rich(t('sheets.purse', { coins: MARK }), <Price coins={[coins, coins]} />)}
    </span>
  );
}
