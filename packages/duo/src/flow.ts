/** The turn of three dice: the roller takes one, the other player one, the roller the last. */

import type { AutomaticStep } from '@tokaido/kernel';
import { act, EVERYBODY, objectOf, verbOf } from '@tokaido/kernel';
import { AGAIN, characterOf, goalOf, journey, MOVE, moverOf, PASS, STAY } from './actions.ts';
import { DIE, draw } from './chance.ts';
import { CHARACTERS, DIE_FACES, MERCHANT } from './data/components.ts';
import { decision } from './decisions.ts';
import type { Event } from './events.ts';
import { hasToken, useToken } from './hot-spring.ts';
import { addMoves, explainMove, move } from './moves.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import { scores } from './scoring.ts';
import type { State } from './state.ts';
import { AT, frames, otherSeat, STEP } from './state.ts';

/** A turn begins, unless the one before it was the last. */
// ruling R01, R27
export const turn: AutomaticStep<State, Event> = {
  name: 'turn',
  run(s, d, roller) {
    if (s.ending !== 0) {
      d.tell?.({ type: 'end', scores: scores(s) }, EVERYBODY);
      return;
    }
    s.turn++;
    s.roller = roller;
    for (let i = 0; i < CHARACTERS.length; i++) {
      const face = draw(s, d, DIE + i, (1 << DIE_FACES) - 1);
      s.m[AT.dice + i] = s.island.faces[i][face];
    }
    if (d.tell !== null) {
      const dice = s.m.slice(AT.dice, AT.dice + CHARACTERS.length);
      d.tell({ type: 'turn', turn: s.turn, roller, dice }, EVERYBODY);
    }
    const other = otherSeat(roller);
    frames.push(s, STEP.turn, other);
    frames.push(s, STEP.die, roller);
    frames.push(s, STEP.die, other);
    frames.push(s, STEP.die, roller);
  },
};

/** Takes a die and moves its character; a blocked Merchant stays, and that die may be chosen anyway. */
// ruling R03, R09
export const die = decision({
  name: 'die',
  quiet: true,

  legal(s, out, seat) {
    for (let character = 0; character < CHARACTERS.length; character++) {
      const value = s.m[AT.dice + character];
      if (value === 0) continue;
      const before = out.count;
      addMoves(s, out, seat, character, value, act(MOVE + character));
      // Only a Merchant can be blocked: there is always an empty station, and boards with a blocked Artist are refused.
      if (out.count === before) out.add(act(MOVE + MERCHANT, STAY));
    }
  },

  play(s, action, d, seat) {
    const character = moverOf(action);
    const value = s.m[AT.dice + character];
    s.m[AT.dice + character] = 0;
    d.tell?.({ type: 'die', seat, character, value }, EVERYBODY);
    // ruling R21: a token gained by this very die comes too late for it
    if (hasToken(s, seat)) frames.push(s, STEP.again, seat, character, value);
    move(s, d, seat, character, value, objectOf(action));
  },

  explain(s, action, seat): Reason {
    const character = moverOf(action);
    if (character < 0) return OTHER_DECISION;
    const value = s.m[AT.dice + character];
    if (value === 0) return { why: 'die-taken', character };
    return explainMove(s, seat, character, value, objectOf(action));
  },
});

/** The Hot Spring token uses the die just used once more; a blocked Merchant cannot. */
// ruling R21, R23
export const again = decision({
  name: 'again',
  quiet: true,

  legal(s, out, seat, character, value) {
    out.add(act(PASS));
    addMoves(s, out, seat, character, value, act(AGAIN, journey(character, 0)));
  },

  play(s, action, d, seat, character, value) {
    if (verbOf(action) === PASS) return;
    useToken(s, d, seat);
    move(s, d, seat, character, value, goalOf(objectOf(action)));
  },

  explain(s, action, seat, character, value): Reason {
    if (verbOf(action) !== AGAIN) return OTHER_DECISION;
    if (characterOf(objectOf(action)) !== character) return { why: 'other-character', character };
    return explainMove(s, seat, character, value, goalOf(objectOf(action)));
  },

  details: (_s, _seat, character, value) => ({ character: CHARACTERS[character], value }),
});
