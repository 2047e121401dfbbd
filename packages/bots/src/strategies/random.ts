/** Any legal action, all equally likely; and a variant that does not run far ahead. */

import type { State } from '@tokaido/kernel';
import type { Strategy } from '../bot.ts';
import type { GameKnowledge } from './game-knowledge.ts';

export function random<S extends State>(): Strategy<S> {
  return {
    name: 'random',
    choose: (_s, _seat, actions, rng) => actions[rng.below(actions.length)],
  };
}

export function nearby<S extends State>(known: GameKnowledge<S>): Strategy<S> {
  return {
    name: 'nearby',
    choose: (s, _seat, actions, rng) => known.nearby(s, actions, rng),
  };
}
