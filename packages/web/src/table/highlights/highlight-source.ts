/** Where the playback gets the highlights of a table from: nowhere, unless a screen draws them. */

import type { GameClient } from '../game.ts';
import { fetchHighlights, highlightsOf } from './game-highlights.ts';
import type { Highlight, ShownLine } from './highlight.ts';

export class HighlightSource {
  private screens = 0;
  /** They could not be fetched: the game goes on without them, and the next move tries again. */
  private hasFailed = false;

  /** A screen draws them until the returned function is called. */
  hold(): () => void {
    this.screens++;
    return () => this.screens--;
  }

  /** Settles once they can be told; null when they can, and when nobody draws them. */
  preparing(game: GameClient | null): Promise<void> | null {
    if (this.screens === 0 || game === null || highlightsOf(game) !== null) return null;
    if (this.hasFailed) {
      this.hasFailed = false;
      return null;
    }
    return fetchHighlights(game).then(
      () => undefined,
      () => {
        this.hasFailed = true;
      },
    );
  }

  of(game: GameClient | null, shown: ShownLine): readonly Highlight[] {
    if (this.screens === 0 || game === null) return [];
    return highlightsOf(game)?.of(shown) ?? [];
  }
}
