/** Where undo alone is no longer possible: asks the others, or goes back at once where there are only bots. */

import '@tokaido/words/locales/en/company';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { announce } from '../../narrator/announce.ts';
import type { TableModel } from '../model.ts';
import { canAskUndo, isAloneWithBots } from '../undo-request.ts';

interface AskProps {
  readonly model: TableModel;
  /** The question is on its way, or its refusal is told. */
  readonly onAsked: () => void;
}

async function ask(model: TableModel, onAsked: () => void): Promise<void> {
  const number = model.seen.peek()?.turn?.number;
  onAsked();
  if (number === undefined) return;
  const refused = await model.command({ t: 'ask-undo', number });
  if (refused === null && model.info.peek().undo?.state === 'asked') announce(t('company.undo.mine'));
}

/** Under the reason why nothing can be taken back. */
export function AskUndo({ model, onAsked }: AskProps): JSX.Element | null {
  if (!canAskUndo(model, model.you.value)) return null;
  const alone = isAloneWithBots(model, model.you.value);
  return (
    <>
      <p>{t(alone ? 'company.undo.knownAlone' : 'company.undo.known')}</p>
      <button type="button" class="quiet ask-undo" onClick={() => void ask(model, onAsked)}>
        <Icon name="undo" />
        {t(alone ? 'company.undo.alone' : 'company.undo.ask')}
      </button>
    </>
  );
}

/** In the menu, for whoever has a sheet over the bar. */
export function UndoItem({ model, onAsked }: AskProps): JSX.Element | null {
  if (!canAskUndo(model, model.you.value)) return null;
  return (
    <li>
      <button type="button" onClick={() => void ask(model, onAsked)}>
        <Icon name="undo" />
        {t('company.undo.menu')}
      </button>
    </li>
  );
}
