/** Somebody asks to take a decision back: everybody sees it, and whoever is asked can answer. */

import '@tokaido/words/locales/en/company';
import { nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../narrator/announce.ts';
import type { TableModel } from '../model.ts';
import './undo-question.css';

export function UndoQuestion({ model }: { readonly model: TableModel }): JSX.Element | null {
  const info = model.info.value;
  const you = model.you.value;
  const { undo } = info;
  const isAsked = undo?.state === 'asked';
  const words =
    undo === undefined
      ? ''
      : undo.seat === you
        ? t('company.undo.mine')
        : t('company.undo.asked', { name: nameAtSeat(undo.seat, info) });
  useEffect(() => {
    if (isAsked && undo.seat !== you) announce(words);
  }, [isAsked]);
  if (undo === undefined || !isAsked) return null;
  const answer = (agree: boolean) => void model.command({ t: 'answer-undo', agree });
  const isMine = undo.seat === you;
  const isOpen = you >= 0 && !isMine && !undo.agreed.includes(you) && info.seats[you]?.standIn === false;
  return (
    <section class={`note-bar undo-question${isMine || isOpen ? '' : ' answered'}`} aria-label={words}>
      <span class="undo-words">
        {words}
        <small>{t('company.undo.count', { n: undo.agreed.length, all: undo.of.length })}</small>
      </span>
      <span class="undo-answers">
        {(isMine || isOpen) && (
          <button type="button" class="quiet" onClick={() => answer(false)}>
            {t(isMine ? 'company.undo.withdraw' : 'company.undo.refuse')}
          </button>
        )}
        {isOpen && (
          <button type="button" class="primary" onClick={() => answer(true)}>
            {t('company.undo.agree')}
          </button>
        )}
      </span>
    </section>
  );
}
