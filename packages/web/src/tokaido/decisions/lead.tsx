/** The line under the title: whose power, or which festival, changes what is asked here. */

import { nameOf, t } from '@tokaido/words';
import { festivalsAt, sayPledge, sayQuestion } from '@tokaido/words/tokaido';
import { travelerOf } from '../players.ts';
import type { Ask } from './ask.ts';
import { mine } from './ask.ts';
import { formOf } from './forms.ts';

/** Forms whose title names the matter and leaves the question to this line. */
const ASKS: ReadonlySet<string> = new Set(['pick', 'question', 'gift']);

export function Lead({ ask }: { readonly ask: Ask }) {
  const { turn } = ask;
  const { decision } = turn;
  const { id: traveler, feltAt } = travelerOf(mine(ask));
  const lines: (readonly [string, string])[] = [];
  // Options are told apart by their stop.
  if (feltAt.includes(turn.decision === 'option' ? turn.details.stop : decision)) {
    lines.push([nameOf('traveler', traveler), nameOf('traveler', `${traveler}.power`)]);
  }
  const pledge = sayPledge(ask.seen);
  if (pledge !== null) lines.push(pledge);
  const asking = turn.decision === 'bonus' ? [turn.details.festival] : festivalsAt(decision, ask.seen);
  for (const festival of asking) {
    lines.push([nameOf('festival', festival), nameOf('festival', `${festival}.does`)]);
  }
  return (
    <>
      {ASKS.has(formOf(decision)) && <p>{sayQuestion(ask.seen, ask.model.info.value)}</p>}
      {lines.map(([name, does]) => (
        <p key={name}>
          <b>{t('sheets.lead', { name })}</b> {does}
        </p>
      ))}
    </>
  );
}
