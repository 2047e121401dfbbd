/** Who uses the coach: told to whoever listens, and taken back by whoever has turned it off. */

import { t } from '@tokaido/words';
import { useEffect, useRef } from 'preact/hooks';
import { setting } from '../../app/settings.ts';
import { announce } from '../../narrator/announce.ts';
import type { Seen, TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';

export function useLanterns(model: TableModel, seen: Seen): void {
  const { text } = useGame();
  const info = model.info.value;
  const you = model.you.value;
  const lit = info.seats.flatMap(({ coach }, seat) => (coach === true ? [seat] : []));
  const before = useRef(lit);
  useEffect(() => {
    for (const seat of lit) {
      if (seat !== you && !before.current.includes(seat))
        announce(t('table.coach.uses', { name: text.playerName(seat, seen, info) }));
    }
    before.current = lit;
  }, [lit.join()]);
  // It may have been turned off on the page of settings.
  const isOver = lit.includes(you) && !setting('coach').value;
  useEffect(() => {
    if (isOver) void model.command({ t: 'coach', on: false });
  }, [isOver]);
}
