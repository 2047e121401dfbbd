/** Tokaido for the journeys: everybody has played as a traveler. */

import { TRAVELERS, tokaido } from '@tokaido/tokaido';
import { travelerName } from '@tokaido/words/tokaido';
import { Traveler } from '../../art/art.tsx';
import type { HistoryView } from '../../table/game.ts';

export const historyView: HistoryView = {
  figures(view) {
    const { all, players } = tokaido.fromView(view);
    return all
      .slice(0, players)
      .map(({ traveler }) => (traveler > 0 ? (TRAVELERS[traveler]?.id ?? null) : null));
  },
  figureName: travelerName,
  Figure: Traveler,
};
