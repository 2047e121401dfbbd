/** The board of a Duo table: our own reconstruction, or one from a file. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { sentence, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { duoBoard, setDuoBoard } from '../duo-board.ts';
import './board-row.css';

type Problem = 'unreadable' | 'refused';

export function BoardRow(): JSX.Element {
  const problem = useSignal<Problem | null>(null);
  const details = useSignal<readonly string[]>([]);
  const isOver = useSignal(false);
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    problem.value = null;
    details.value = [];
    try {
      const [{ readBoardFile }, text] = await Promise.all([import('./board-file.ts'), file.text()]);
      const found = readBoardFile(file.name, text);
      if ('board' in found) return setDuoBoard(found.board);
      problem.value = 'refused';
      details.value = found.problems;
    } catch {
      problem.value = 'unreadable';
    }
  };
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    isOver.value = over;
  };
  return (
    <div class="setup-row" role="group" aria-labelledby="row-board">
      <h2 id="row-board">{t('online.row.board')}</h2>
      <div
        class={isOver.value ? 'board-slip over' : 'board-slip'}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          void load(event.dataTransfer?.files[0]);
        }}
      >
        <BoardName />
        <label class="quiet board-load">
          <input
            type="file"
            accept=".json,application/json,text/plain"
            aria-describedby="board-problem"
            onChange={(event) => {
              void load(event.currentTarget.files?.[0]);
              // The same file may be chosen again once it was corrected.
              event.currentTarget.value = '';
            }}
          />
          {t('online.board.load')}
        </label>
        <small class="board-drop">{t('online.board.drop')}</small>
        <div id="board-problem" class="fault" role="alert">
          {problem.value !== null && <p>{t(`online.board.${problem.value}`)}</p>}
          {details.value.length > 0 && (
            <ul lang="en">
              {details.value.map((each) => (
                <li key={each}>{sentence(`${each}.`)}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function BoardName(): JSX.Element {
  const board = duoBoard.value;
  if (board === null) {
    return (
      <p class="board-name">
        <b>{t('online.board.ours')}</b>
        <small>
          {t('online.board.ours.note')} <A href="/rules/duo-board">{t('online.board.about')}</A>
        </small>
      </p>
    );
  }
  return (
    <>
      <p class="board-name">
        <b>{board.id}</b>
        <small>{`${t('online.board.own')} · ${board.name}`}</small>
      </p>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('online.board.remove')}
        onClick={() => setDuoBoard(null)}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
