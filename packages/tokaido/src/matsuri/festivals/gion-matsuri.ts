/** Gion matsuri, health of the people: at an encounter space one may pick whom to meet. */

import { act, addVerb, NOTHING, named, objectOf, verbOf } from '../../actions.ts';
import { ENCOUNTERS } from '../../encounters/deck.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../../reasons.ts';
import { drawEncounter, kindsInDeck, pickFromDeck } from '../../spaces/encounter.ts';
import { frames } from '../../state.ts';
import { festival } from '../festival.ts';

/** The object that means to draw as usual; above all kinds of encounter. */
const AS_USUAL = 31;
const PICK = addVerb({
  word: 'invite',
  object: (value) => (value === AS_USUAL ? NOTHING : ENCOUNTERS[value]?.id),
  parse: (words) =>
    words[0] === NOTHING && words.length === 1
      ? AS_USUAL
      : named('invite', () => ENCOUNTERS.map((kind) => kind.id)).parse(words),
});

export const gionMatsuri = festival({
  id: 'gion-matsuri',
  feltAt: ['encounter', 'invite'],
  // ruling gion-scope
  insteadOfEncounter(s, p) {
    frames.push(s, CHOOSE_PERSON, p.seat);
    return true;
  },
});

const CHOOSE_PERSON = frames.add({
  name: 'invite',

  legal(s, out) {
    for (const kind of kindsInDeck(s)) out.add(act(PICK, kind));
    out.add(act(PICK, AS_USUAL));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    if (objectOf(action) === AS_USUAL) drawEncounter(s, p, d);
    else pickFromDeck(s, p, d, objectOf(action));
  },

  explain: (_s, action) => (verbOf(action) === PICK ? NOT_OFFERED : OTHER_DECISION),
});
