/** What all forms share: the sheet, the purse, the amulets, and the foot with its buttons. */

import { isKey, t } from '@tokaido/words';
import { sayAction, sayRefused } from '@tokaido/words/tokaido';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import type { ComponentChildren } from 'preact';
import { later } from '../../app/load-later.tsx';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { Sheet } from '../../table/sheet/sheet.tsx';
import type { Draft } from '../../table/use-draft.ts';
import { useSettled } from '../../table/use-settled.ts';
import type { Ask } from './ask.ts';
import { isOpen, mine, WAIVE } from './ask.ts';
import { ruleFor } from './forms.ts';
import { actionLabel } from './label.tsx';
import { Lead } from './lead.tsx';
import { MARK, Price, rich } from './worth.tsx';
import './form.css';

/** Later, since the first decision of all knows none. */
const Amulets = later(async () => (await import('./amulets.tsx')).Amulets);

interface FormFrameProps {
  readonly ask: Ask;
  readonly draft: Draft;
  readonly title: string;
  readonly class?: string;
  /** What the main button does while nothing is chosen. */
  readonly primary?: string;
  /** What the quiet button does; by default it takes nothing. */
  readonly quiet?: string | null;
  /** Whether the question and the powers that matter stand under the title. */
  readonly lead?: boolean;
  /** Beside the choices where there is room, under them where there is not. */
  readonly aside?: ComponentChildren;
  /** Over the sheet where a phone is high enough, in its head elsewhere. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Form({
  ask,
  draft,
  title,
  class: own = '',
  primary = '',
  quiet,
  lead = true,
  aside,
  above,
  children,
}: FormFrameProps) {
  const { model } = ask;
  // It may have come up under a finger that pressed something else.
  const settled = useSettled(String(ask.turn.number));
  const hopeless = ask.nothing !== null && ask.choices.every(({ reason }) => reason !== null);
  const [only = '', ...more] = ask.seen.legal;
  const isOnly = more.length === 0;
  const main = draft.action || (isOnly ? only : '') || primary || (hopeless ? (ask.nothing ?? '') : '');
  const other = quiet === undefined ? ask.nothing : quiet;
  const take = (action: string) => {
    if (isOpen(ask, action) && !model.busy.value) void model.act(action);
  };
  return (
    <Sheet
      title={title}
      class={`asks ${own}`}
      side={
        <>
          {ask.turn.decision !== 'choose' && <Purse coins={mine(ask).coins} />}
          <A class="iconbtn" href={ruleFor(ask.turn.decision)} aria-label={t('sheets.rules')}>
            <Icon name="book" />
          </A>
        </>
      }
      onUndo={() => void model.undo()}
      folds
    >
      {above}
      <form
        class="sheet-form"
        aria-busy={model.busy.value}
        onSubmit={(event) => {
          event.preventDefault();
          take(main);
        }}
      >
        <div class="sheet-scroll">
          {lead && (
            <div class="sheet-lead">
              <Lead ask={ask} />
            </div>
          )}
          <div class="sheet-body">{children}</div>
          {isOnly && <p class="sheet-only">{t(`sheets.only.${whatItTells(ask.turn.decision)}`)}</p>}
          {usesSomething(ask) && <Amulets ask={ask} draft={draft} />}
          {aside !== undefined && <div class="sheet-aside">{aside}</div>}
        </div>
        <Refusal ask={ask} />
        <footer class={settled ? 'sheet-foot' : 'sheet-foot settling'}>
          {ask.turn.undo && (
            <button type="button" class="quiet sheet-undo" onClick={() => void model.undo()}>
              <Icon name="undo" />
              <span>{t('sheets.undo')}</span>
            </button>
          )}
          {other !== null && other !== main && (
            <button type="button" class="quiet sheet-other" onClick={() => take(other)}>
              {sayAction(other, ask.seen, model.info.value).name}
            </button>
          )}
          <button type="submit" class="primary" aria-disabled={main === ''}>
            <span>{main === '' ? prompt(ask.turn.decision) : actionLabel(ask, main)}</span>
          </button>
        </footer>
      </form>
    </Sheet>
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

/** What the main button waits for. */
function prompt(decision: string): string {
  const own = `sheets.prompt.${decision}`;
  return isKey(own) ? t(own) : t('sheets.prompt');
}

function Purse({ coins }: { readonly coins: number }) {
  return (
    <span class="sheet-purse">
      {rich(t('sheets.purse', { coins: MARK }), <Price coins={[coins, coins]} />)}
    </span>
  );
}

function Refusal({ ask: { model, seen } }: { readonly ask: Ask }) {
  const refused = model.refused.value;
  if (refused === null) return null;
  return (
    <p class="sheet-refused">
      <Icon name="warn" />
      {sayRefused(refused, seen, model.info.value)}
    </p>
  );
}
