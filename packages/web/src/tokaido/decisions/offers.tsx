/** All choices of a form, of which one can be taken. */

import type { Choice } from '@tokaido/words/tokaido/choices';
import type { ComponentChildren } from 'preact';
import type { Draft } from '../../table/use-draft.ts';
import type { Ask } from './ask.ts';
import { Offer } from './offer.tsx';

interface OffersProps {
  readonly ask: Ask;
  readonly draft: Draft;
  readonly label: string;
  readonly class: string;
  /** The class of each offer. */
  readonly each?: string;
  /** What is on the face of an offer. */
  readonly children: (choice: Choice) => ComponentChildren;
}

export function Offers({ ask, draft, label, class: list, each = '', children }: OffersProps) {
  return (
    <div class={list} role="radiogroup" aria-label={label}>
      {ask.choices.map((choice) => (
        <Offer
          key={choice.action}
          ask={ask}
          choice={choice}
          chosen={draft.action === choice.action}
          onChoose={() => draft.set(choice.action)}
          class={each}
        >
          {children(choice)}
        </Offer>
      ))}
    </div>
  );
}
