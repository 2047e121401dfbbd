/** In the menu: which parts of the board are known, and which are our own reconstruction. */

import '@tokaido/words/locales/en/duo-sheets';
import { useSignal } from '@preact/signals';
import { BASIS, RECONSTRUCTED } from '@tokaido/duo';
import { isKey, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import type { Selection } from '../model.ts';
import { basisKey } from './basis-key.ts';
import './about-board.css';

interface AboutProps {
  readonly selection: Selection;
  readonly onClose: () => void;
}

export function AboutBoardButton({ selection }: AboutProps): JSX.Element | null {
  const isOpen = useSignal(false);
  const board = selection.model.seen.value?.s.island.board;
  if (board === undefined) return null;
  const isOurs = board.id === RECONSTRUCTED.id;
  return (
    <section class="about-board">
      <button
        type="button"
        class="quiet"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="book" />
        {t('duo.about.title')}
      </button>
      {isOpen.value && (
        <div>
          <p>
            {t('duo.about.board', { id: board.id })} {t(isOurs ? 'duo.about.ours' : 'duo.about.file')}
          </p>
          {isOurs && <BasisTable />}
          <p>
            {t('duo.about.load')} <A href="/new">{t('duo.about.new')}</A>
          </p>
        </div>
      )}
    </section>
  );
}

/** One line for each thing that is known in a different way. */
function BasisTable(): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('duo.about.part')}</th>
          <th scope="col">{t('duo.about.basis')}</th>
        </tr>
      </thead>
      <tbody>
        {BASIS.map((known) => {
          const key = basisKey(known);
          return (
            <tr key={key} class={known.basis}>
              <td>{isKey(key) ? t(key) : known.what}</td>
              <td>{nameOf('duo.about.basis', known.basis)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
