/** Which parts of the board are known, and which are our own reconstruction. */

import '@tokaido/words/locales/en/duo-sheets';
import { BASIS, RECONSTRUCTED } from '@tokaido/duo';
import { isKey, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Sheet } from '../../table/sheet/sheet.tsx';
import type { Selection } from '../model.ts';
import { basisKey } from './basis-key.ts';
import './about-board.css';

interface AboutProps {
  readonly selection: Selection;
  readonly onClose: () => void;
}

export function AboutBoard({ selection, onClose }: AboutProps): JSX.Element | null {
  const board = selection.model.seen.value?.s.island.board;
  if (board === undefined) return null;
  const isOurs = board.id === RECONSTRUCTED.id;
  return (
    <Sheet title={t('duo.about.title')} class="about-board" onClose={onClose}>
      <div>
        <p>
          {t('duo.about.board', { id: board.id })} {t(isOurs ? 'duo.about.ours' : 'duo.about.file')}
        </p>
        {isOurs && <BasisTable />}
        <p>
          {t('duo.about.load')} <A href="/new">{t('duo.about.new')}</A>
        </p>
      </div>
    </Sheet>
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
