/** A card held up to be read: picture, name and what it does. A tap beside it, or Escape, puts it down. */

import { t } from '@tokaido/words';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useBackToClose } from '../../app/back-closes.ts';
import { A } from '../../app/router.ts';
import { CloseButton } from './sheet.tsx';
import './detail.css';

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: ComponentChildren;
  /** Where the rules speak of it. */
  readonly rule: string;
}

interface DetailProps {
  readonly card: Card;
  readonly onClose: () => void;
}

export function Detail({ card, onClose }: DetailProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useBackToClose(() => root.current?.hidePopover());
  useLayoutEffect(() => {
    root.current?.showPopover();
    root.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div
      ref={root}
      popover="auto"
      class="detail"
      role="dialog"
      aria-labelledby={id}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onKeyDown={(event) => {
        // The browser puts this card down; the sheet under it stays.
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <CloseButton onClose={() => root.current?.hidePopover()} />
      {card.picture}
      <h3 id={id}>{card.title}</h3>
      <p>{card.text}</p>
      <A href={card.rule}>{t('table.rule')}</A>
    </div>
  );
}

interface CardButtonProps {
  readonly card: Card;
  readonly onShow: (card: Card) => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Anything small whose card can be read. Its children name it. */
export function CardButton({ card, onShow, class: own = '', children }: CardButtonProps) {
  return (
    <button type="button" class={`held-card ${own}`} aria-haspopup="dialog" onClick={() => onShow(card)}>
      {children}
    </button>
  );
}
