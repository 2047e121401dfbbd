/** The sheet that asks a decision: head, choices, and the foot with its buttons. The first one needs no more than this. */

import { isKey, t } from '@tokaido/words';
import { sayAction, sayRefused } from '@tokaido/words/tokaido';
import type { ComponentChildren } from 'preact';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { Sheet } from '../../table/sheet/sheet.tsx';
import type { Draft } from '../../table/use-draft.ts';
import { useSettled } from '../../table/use-settled.ts';
import type { Ask } from './ask.ts';
import { isOpen } from './ask.ts';
import { ruleFor } from './forms.ts';
import './form-frame.css';

export interface FormFrameProps {
  readonly ask: Ask;
  readonly draft: Draft;
  readonly title: string;
  readonly class?: string;
  /** The words of the main button. */
  readonly label: (action: string) => ComponentChildren;
  /** What the main button does while nothing is chosen. */
  readonly primary?: string;
  /** What the quiet button does; by default it takes nothing. */
  readonly quiet?: string | null;
  /** Beside the title. */
  readonly side?: ComponentChildren;
  /** Over the sheet where a phone is high enough, in its head elsewhere. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function FormFrame({
  ask,
  draft,
  title,
  class: own = '',
  label,
  primary = '',
  quiet,
  side,
  above,
  children,
}: FormFrameProps) {
  const { model } = ask;
  // It may have come up under a finger that pressed something else.
  const settled = useSettled(String(ask.turn.number));
  const hopeless = ask.nothing !== null && ask.choices.every(({ reason }) => reason !== null);
  const main = draft.action || onlyAction(ask) || primary || (hopeless ? (ask.nothing ?? '') : '');
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
          {side}
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
        <div class="sheet-scroll">{children}</div>
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
            <span>{main === '' ? prompt(ask.turn.decision) : label(main)}</span>
          </button>
        </footer>
      </form>
    </Sheet>
  );
}

/** The action of a question that is asked although nothing else is open; empty where there is a choice. */
export function onlyAction({ seen }: Ask): string {
  const [only = '', ...more] = seen.legal;
  return more.length === 0 ? only : '';
}

/** What the main button waits for. */
function prompt(decision: string): string {
  const own = `sheets.prompt.${decision}`;
  return isKey(own) ? t(own) : t('sheets.prompt');
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
