/** What all forms share: the sheet with its title, the choices, and the foot with its buttons. */

import { t } from '@tokaido/words';
import { ruleOf, sayAction, sayReason, sayRefused } from '@tokaido/words/duo';
import type { ComponentChildren, JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { Sheet } from '../../table/sheet/sheet.tsx';
import type { Draft } from '../../table/use-draft.ts';
import { useSettled } from '../../table/use-settled.ts';
import type { Seen, TableModel, Turn } from '../model.ts';
import './form.css';

/** A decision as its form sees it. */
export interface Ask {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly turn: Turn;
}

export interface FormProps {
  readonly ask: Ask;
}

/** The topics of the rules that explain each decision. */
const RULES: Readonly<Record<string, string>> = {
  visit: 'duo-pilgrim',
  trade: 'duo-merchant',
  keep: 'duo-merchant',
  return: 'duo-waves',
  compose: 'duo-artist',
};

interface FormFrameProps extends FormProps {
  readonly title: string;
  /** What is chosen, and would be done by the main button; empty for nothing yet. */
  readonly action: string;
  /** What the main button says. */
  readonly label: ComponentChildren;
  /** What it says of doing nothing; left out where something must be done. */
  readonly nothing?: string;
  readonly side?: ComponentChildren;
  readonly rule?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const NOTHING = 'pass';

export function Form(props: FormFrameProps): JSX.Element {
  const { ask, title, action, label, nothing, side, children } = props;
  const { model, seen, turn } = ask;
  // It may have come up under a finger that pressed something else.
  const settled = useSettled(String(turn.number));
  const take = (words: string) => {
    if (seen.legal.includes(words) && !model.busy.value) void model.act(words);
  };
  const rule = props.rule ?? RULES[turn.decision] ?? 'duo-turn';
  return (
    <Sheet
      title={title}
      class={`asks duo-form ${props.class ?? ''}`}
      side={
        <>
          {side}
          <A class="iconbtn" href={`/rules/${rule}`} aria-label={t('sheets.rules')}>
            <Icon name="book" />
          </A>
        </>
      }
      onUndo={() => void model.undo()}
      folds
    >
      <form
        class="sheet-form"
        aria-busy={model.busy.value}
        onSubmit={(event) => {
          event.preventDefault();
          take(action);
        }}
      >
        <div class="sheet-scroll">
          <div class="sheet-body">{children}</div>
        </div>
        <Refusal ask={ask} />
        <footer class={settled ? 'sheet-foot' : 'sheet-foot settling'}>
          {turn.undo && (
            <button type="button" class="quiet sheet-undo" onClick={() => void model.undo()}>
              <Icon name="undo" />
              <span>{t('sheets.undo')}</span>
            </button>
          )}
          {seen.legal.includes(NOTHING) && action !== NOTHING && (
            <button type="button" class="quiet sheet-other" onClick={() => take(NOTHING)}>
              {nothing ?? sayAction(NOTHING, seen).name}
            </button>
          )}
          <button type="submit" class="primary" aria-disabled={action === ''}>
            <span>{label}</span>
          </button>
        </footer>
      </form>
    </Sheet>
  );
}

function Refusal({ ask: { model, seen } }: FormProps): JSX.Element | null {
  const refused = model.refused.value;
  if (refused === null) return null;
  return (
    <p class="sheet-refused">
      <Icon name="warn" />
      {sayRefused(refused, seen, model.info.value)}
    </p>
  );
}

interface ChoiceProps {
  readonly ask: Ask;
  readonly draft: Draft;
  readonly action: string;
  readonly picture: ComponentChildren;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly note?: string;
  /** What it brings, in a word. */
  readonly gain?: string;
}

/** One of several that exclude each other; a closed one says why. */
export function Choice({
  ask,
  draft,
  action,
  picture,
  name,
  note = '',
  gain = '',
}: ChoiceProps): JSX.Element {
  const { model, seen } = ask;
  const reason = seen.legal.includes(action) ? null : model.explain(action);
  if (reason !== null)
    return (
      <li class="duo-offer closed">
        {picture}
        <span class="words">
          <b>{name}</b>
          <span>
            {sayReason(reason, seen, model.info.value)}{' '}
            <A href={`/rules/${ruleOf(reason, action)}`}>{t('table.rule')}</A>
          </span>
        </span>
      </li>
    );
  return (
    <li class="duo-offer open">
      <label>
        <input
          type="radio"
          name="choice"
          value={action}
          checked={draft.action === action}
          onChange={() => draft.set(action)}
        />
        {picture}
        <span class="words">
          <b>{name}</b>
          {note !== '' && <span>{note}</span>}
        </span>
        {gain !== '' && <em>{gain}</em>}
      </label>
    </li>
  );
}
