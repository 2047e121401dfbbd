/** Yes or no: small offers of travelers, festivals, people and amulets, each with its two buttons. */

import { DECISION_OWNERS } from '@tokaido/tokaido';
import { isKey, nameOf, t } from '@tokaido/words';
import { Amulet, Emblem, Encounter, Plaque, Traveler } from '../../art/art.tsx';
import { travelerOf } from '../players.ts';
import type { Ask, FormProps } from './ask.ts';
import { mine } from './ask.ts';
import { Form } from './form.tsx';
import { Lead } from './lead.tsx';
import { average, odds } from './look-ahead.ts';
import { Odds } from './odds.tsx';
import { Why } from './offer.tsx';
import { Queue } from './queue.tsx';
import { useDraft } from './use-draft.ts';
import './question.css';

/** What the two buttons do. */
interface Buttons {
  readonly primary: string;
  readonly quiet: string | null;
}

export function QuestionForm({ ask }: FormProps) {
  const draft = useDraft(ask);
  const { decision } = ask.turn;
  const closed = ask.choices.find(({ reason }) => reason !== null);
  return (
    <Form
      ask={ask}
      draft={draft}
      title={titleOf(decision)}
      class="question"
      lead={false}
      aside={decision === 'leave' ? <Queue ask={ask} /> : undefined}
      {...buttons(ask)}
    >
      <div class="question-body">
        <Picture ask={ask} />
        <div>
          <Lead ask={ask} />
          <p>{effect(ask)}</p>
          {closed !== undefined && <Why ask={ask} choice={closed} full />}
          <Chances ask={ask} />
        </div>
      </div>
    </Form>
  );
}

/** People who ask for a coin are named by their cards. */
function titleOf(decision: string): string {
  const own = `sheets.title.${decision}`;
  return isKey(own) ? t(own) : nameOf('encounter', decision);
}

function buttons(ask: Ask): Buttons {
  const yes = ask.choices.find(({ reason }) => reason === null)?.action;
  const no = ask.nothing;
  if (yes === undefined) return { primary: no ?? '', quiet: no };
  // A roll that is worse than the next one would be on average is not the one to keep.
  if (yes === 'roll again' && no !== null && kept(ask) >= average(odds(ask.seen, yes)))
    return { primary: no, quiet: yes };
  return { primary: yes, quiet: no };
}

/** What the roll that lies is worth. */
function kept(ask: Ask): number {
  return ask.forecast('roll stand').coins[0];
}

/** What the person, or the amulet, would do. */
function effect({ turn: { decision } }: Ask): string {
  const owner = DECISION_OWNERS.get(decision);
  const key = `${owner?.kind}.${owner?.id}.does`;
  return isKey(key) ? t(key) : '';
}

/** The die, wherever it is about to be thrown. */
function Chances({ ask }: { readonly ask: Ask }) {
  const throws = ask.choices.find(
    ({ action, reason }) => reason === null && ['bet yes', 'roll again'].includes(action),
  );
  return throws === undefined ? null : <Odds faces={odds(ask.seen, throws.action)} />;
}

function Picture({ ask }: { readonly ask: Ask }) {
  const { turn } = ask;
  if (turn.decision === 'luck') return <Emblem id="amulet" />;
  if (turn.decision === 'roll') return <Emblem id={`die-${turn.details.face}`} />;
  if (turn.decision === 'meet') return <Plaque stop="hot-spring" />;
  const { kind, id } = DECISION_OWNERS.get(turn.decision) ?? { kind: 'traveler', id: ownTraveler(ask) };
  if (kind === 'amulet') return <Amulet id={id} />;
  return kind === 'encounter' ? <Encounter id={id} /> : <Traveler id={id} />;
}

/** A question that no card asks comes from the power of the player's own traveler. */
function ownTraveler(ask: Ask): string {
  return travelerOf(mine(ask)).id;
}
