/** Yes or no: small offers of travelers, festivals, people and amulets, each with its two buttons. */

import { DECISION_OWNERS } from '@tokaido/tokaido';
import { isKey, nameOf, t } from '@tokaido/words';
import { playerName, sayAction, spaceAt } from '@tokaido/words/tokaido';
import { Amulet, Emblem, Encounter, Pawn, Plaque, Traveler } from '../../art/art.tsx';
import { Panorama } from '../../art/scenes.tsx';
import { useDraft } from '../../table/use-draft.ts';
import { panoramasOf } from '../panoramas.ts';
import { playerAt, travelerOf } from '../players.ts';
import type { Ask, FormProps } from './ask.ts';
import { mine } from './ask.ts';
import { Form } from './form.tsx';
import { Lead } from './lead.tsx';
import { after, average, odds } from './look-ahead.ts';
import { Odds } from './odds.tsx';
import { Why } from './offer.tsx';
import { Queue } from './queue.tsx';
import { Price } from './worth.tsx';
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
      title={titleOf(ask)}
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
          <Victim ask={ask} />
          <NewSection ask={ask} />
          <Chances ask={ask} />
        </div>
      </div>
    </Form>
  );
}

/** People who ask for a coin are named by their cards, festivals by their name. */
function titleOf({ turn }: Ask): string {
  const { decision } = turn;
  if (turn.decision === 'bonus') return nameOf('festival', turn.details.festival);
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

/** What the person, or the amulet, would do; else what a yes means. */
function effect({ turn, choices, seen, model }: Ask): string {
  const owner = DECISION_OWNERS.get(turn.decision);
  const key = `${owner?.kind}.${owner?.id}.does`;
  if (isKey(key)) return t(key);
  return sayAction(choices[0]?.action ?? '', seen, model.info.value).note ?? '';
}

/** The player whose coin it is about. */
function Victim({ ask }: { readonly ask: Ask }) {
  const { seen, turn, model } = ask;
  if (turn.decision !== 'rob') return null;
  const { victim } = turn.details;
  const { coins } = playerAt(seen.s, victim);
  return (
    <p class="victim">
      <Pawn seat={victim} />
      <b>{playerName(victim, seen, model.info.value)}</b>
      <Price coins={[coins, coins]} />
    </p>
  );
}

/** The panorama as it would be, where a yes adds a section. */
function NewSection({ ask }: { readonly ask: Ask }) {
  if (ask.turn.decision !== 'bonus') return null;
  const then = (action: string) => panoramasOf(playerAt(after(ask.seen, action), ask.seen.me));
  // After both the stop may go on without a question.
  const without = then('bonus no');
  const grown = then('bonus yes').findIndex(({ taken }, i) => taken > (without[i]?.taken ?? 0));
  const panorama = panoramasOf(mine(ask))[grown];
  return panorama === undefined ? null : <Panorama kind={panorama.kind} taken={panorama.taken + 1} />;
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
  if (turn.decision === 'bonus') return <Plaque stop={spaceAt(ask.seen.s, mine(ask).position)} />;
  const { kind, id } = DECISION_OWNERS.get(turn.decision) ?? { kind: 'traveler', id: ownTraveler(ask) };
  if (kind === 'amulet') return <Amulet id={id} />;
  return kind === 'encounter' ? <Encounter id={id} /> : <Traveler id={id} />;
}

/** A question that no card asks comes from the power of the player's own traveler. */
function ownTraveler(ask: Ask): string {
  return travelerOf(mine(ask)).id;
}
