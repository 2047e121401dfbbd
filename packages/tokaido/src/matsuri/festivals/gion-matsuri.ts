/** Gion matsuri, health of the people: at an encounter space one may pick whom to meet. */

import type { Verb } from '@tokaido/kernel';
import { act, idVerb, NOTHING, objectOf, verbOf } from '@tokaido/kernel';
import { decision } from '../../decisions.ts';
import { ENCOUNTERS } from '../../encounters/deck.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../../reasons.ts';
import { drawEncounter, kindsInDeck, pickFromDeck } from '../../spaces/encounter.ts';
import { frames } from '../../state.ts';
import { festival } from '../festival.ts';
import { CHOOSE_PERSON, INVITE } from '../numbers.ts';

/** The object that stands for a normal draw; above all kinds of encounter. */
const AS_USUAL = 31;

const person = idVerb('invite', () => ENCOUNTERS.map((kind) => kind.id));
const invite: Verb = {
  word: 'invite',
  object: (value) => (value === AS_USUAL ? NOTHING : person.object(value)),
  parse: (words) => (words.length === 1 && words[0] === NOTHING ? AS_USUAL : person.parse(words)),
};

const choosePerson = decision({
  name: 'invite',
  quiet: true,

  legal(s, out) {
    for (const kind of kindsInDeck(s)) out.add(act(INVITE, kind));
    out.add(act(INVITE, AS_USUAL));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    if (objectOf(action) === AS_USUAL) drawEncounter(s, p, d);
    else pickFromDeck(s, p, d, objectOf(action));
  },

  explain: (_s, action) => (verbOf(action) === INVITE ? NOT_OFFERED : OTHER_DECISION),
});

export const gionMatsuri = festival({
  id: 'gion-matsuri',
  steps: [[CHOOSE_PERSON, choosePerson]],
  verbs: [[INVITE, invite]],
  feltAt: ['encounter', 'invite'],
  // ruling gion-scope
  insteadOfEncounter(s, p) {
    frames.push(s, CHOOSE_PERSON, p.seat);
    return true;
  },
});
