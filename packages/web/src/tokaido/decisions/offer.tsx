/**
 * One thing that can be chosen. Three states, distinguishable without color: open has a solid outline, closed a
 * dashed one with its reason and the way to the rule, chosen is filled and ticked.
 */

import { t } from '@tokaido/words';
import { briefReason, ruleOf, sayReason } from '@tokaido/words/tokaido';
import type { Choice } from '@tokaido/words/tokaido/choices';
import type { ComponentChildren } from 'preact';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import type { Ask } from './ask.ts';
import './offer.css';

interface OfferProps {
  readonly ask: Ask;
  readonly choice: Choice;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Several may be chosen together. */
  readonly several?: boolean;
  /** A second activation of what is chosen takes it at once. */
  readonly onTake?: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Offer({
  ask,
  choice,
  chosen,
  onChoose,
  several = false,
  onTake,
  class: own,
  children,
}: OfferProps) {
  const { reason } = choice;
  const state = reason !== null ? 'closed' : chosen ? 'chosen' : 'open';
  return (
    <div class={`offer ${state} ${own ?? ''}`}>
      <label class="offer-face">
        <input
          class="sr-only"
          type={several ? 'checkbox' : 'radio'}
          name="choice"
          value={choice.action}
          checked={chosen}
          aria-disabled={reason !== null}
          onClick={(event) => {
            // Stays in the order of the keys, so that its reason can be found, but cannot be chosen.
            if (reason !== null) event.preventDefault();
            else if (chosen && event.detail > 0) onTake?.();
          }}
          onChange={onChoose}
        />
        {children}
        {state === 'chosen' && (
          <span class="tick">
            <Icon name="check" />
          </span>
        )}
      </label>
      {reason !== null && <RuleLink ask={ask} choice={choice} />}
    </div>
  );
}

/** In a word or two, for the face of a closed offer. */
export function Why({
  ask,
  choice,
  full = false,
}: {
  readonly ask: Ask;
  readonly choice: Choice;
  readonly full?: boolean;
}) {
  if (choice.reason === null) return null;
  const words = full ? sayReason(choice.reason, ask.seen, ask.model.info.value) : briefReason(choice.reason);
  return <span class="why">{words}</span>;
}

function RuleLink({ ask, choice }: { readonly ask: Ask; readonly choice: Choice }) {
  if (choice.reason === null) return null;
  const topic = ruleOf(choice.reason);
  const why = sayReason(choice.reason, ask.seen, ask.model.info.value);
  return (
    <A class="offer-rule" href={`/rules/${topic}`} title={why} aria-label={t('sheets.rule', { why })}>
      <Icon name="book" />
    </A>
  );
}
