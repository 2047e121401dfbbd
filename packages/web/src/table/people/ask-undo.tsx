/** Where undo alone is no longer possible: asks the others, or goes back at once where there are only bots. */

import '@tokaido/words/locales/en/company';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { announce } from '../../narrator/announce.ts';
import type { TableModel } from '../model.ts';

interface AskProps {
  readonly model: TableModel;
  /** The question is on its way, or its refusal is told. */
  readonly onAsked: () => void;
}

/** Whether there is a decision of mine, nobody asks already, and I have not just asked. The table decides; this only offers it. */
function canAsk({ info, you, journal }: TableModel): boolean {
  const { phase, undo, seats } = info.value;
  const isDecided = undo !== undefined && (undo.state === 'asked' || undo.seat === you.value);
  if (phase !== 'playing' || isDecided || seats[you.value]?.standIn !== false) return false;
  return journal.value.some(({ kind, seat, by }) => kind === 'act' && seat === you.value && by === 'person');
}

function isAlone({ info, you }: TableModel): boolean {
  return !info.value.seats.some(
    ({ kind, standIn }, seat) => kind === 'person' && !standIn && seat !== you.value,
  );
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
  if (!canAsk(model)) return null;
  const alone = isAlone(model);
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
  if (!canAsk(model)) return null;
  return (
    <li>
      <button type="button" onClick={() => void ask(model, onAsked)}>
        <Icon name="undo" />
        {t('company.undo.menu')}
      </button>
    </li>
  );
}
