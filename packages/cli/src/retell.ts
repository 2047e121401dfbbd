/** Puts a game's journal into words while the game is played or replayed. */

import type { State } from '@tokaido/kernel';
import type { Listener } from './match.ts';
import type { Playable } from './playable.ts';

export interface Teller {
  readonly hear: Listener;
  end(): void;
}

export function retell(table: Playable, seats: readonly string[], print: (line: string) => void): Teller {
  let latest: State | null = null;
  const journal = table.journal(seats, (seat) => {
    if (latest === null) return { points: 0, coins: 0 };
    const score = table.game.scores(latest)[seat];
    return { points: score?.points ?? 0, coins: table.coins(latest, seat) };
  });
  return {
    hear(event, _audience, state) {
      latest = state;
      for (const line of journal.tell(event)) print(line);
    },
    end() {
      for (const line of journal.rest()) print(line);
    },
  };
}
