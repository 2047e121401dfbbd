/** The line under the title: whose power, or which festival, changes what is asked here. */

import { SPACE_NAMES, TRAVELERS } from '@tokaido/tokaido';
import { nameOf, t } from '../i18n/index.ts';
import { festivalsHeld } from '../say/held.ts';
import { sayQuestion } from '../say/questions.ts';
import type { Ask } from './ask.ts';
import { mine } from './ask.ts';
import { formOf } from './forms.ts';
import { FESTIVALS, POWERS } from './leads.ts';

/** Forms whose title names the matter and leaves the question to this line. */
const ASKS: ReadonlySet<string> = new Set(['pick', 'question', 'gift']);

export function Lead({ ask }: { readonly ask: Ask }) {
  const { decision, a } = ask.turn;
  const traveler = TRAVELERS[mine(ask).traveler]?.id ?? '';
  const festival = FESTIVALS[decision];
  const lines: (readonly [string, string])[] = [];
  if (POWERS[decision === 'option' ? `option ${SPACE_NAMES[a]}` : decision]?.includes(traveler)) {
    lines.push([nameOf('traveler', traveler), nameOf('traveler', `${traveler}.power`)]);
  }
  if (festival !== undefined && festivalsHeld(ask.seen).includes(festival)) {
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
