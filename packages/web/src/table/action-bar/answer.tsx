/** In the action bar: the answer to a question the player asked, such as why nothing can be taken back. */

import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { later } from '../../app/load-later.tsx';
import { useAsync } from '../../app/use-async.ts';
import type { Seen, TableModel } from '../model.ts';
import type { Answer, Selection } from '../selection.ts';
import { useGame } from '../use-game.ts';
import { MainButton } from './main-button.tsx';
import { whyNoUndo } from './why-no-undo.ts';

interface AnsweredProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly answer: Answer;
}

const AskUndo = later(async () => (await import('../people/ask-undo.tsx')).AskUndo);

/** Undo, where everybody stands. */
export function Answered({ selection, seen, answer }: AnsweredProps): JSX.Element {
  const { model } = selection;
  return (
    <>
      <div class="says">
        <h2>{t(`table.${answer.about}.title`)}</h2>
        <p>
          {answer.about === 'status' ? (
            <Status model={model} seen={seen} />
          ) : (
            t(`table.undo.${whyNoUndo(model)}`)
          )}
        </p>
        {answer.about === 'undo' && !model.local && (
          <AskUndo model={model} onAsked={() => selection.pick(selection.picked.peek())} />
        )}
      </div>
      <MainButton key="back" class="quiet" onPress={() => selection.pick(selection.picked.peek())}>
        {t('table.back')}
      </MainButton>
    </>
  );
}

function Status({ model, seen }: { readonly model: TableModel; readonly seen: Seen }): JSX.Element | null {
  const game = useGame();
  const text = useAsync(() => game.loadEventText(), [game]);
  return text.state === 'here' ? <>{text.value.status(seen, model.info.value).join(' ')}</> : null;
}
