/** The table by keyboard: what each key of the map does here. */

import { sayStop } from '@tokaido/words/tokaido';
import { announce } from '../narrator/announce.ts';
import { useTableKeys } from '../narrator/keys.ts';
import { statusOf } from '../narrator/status.ts';
import { travelTo } from '../tokaido/road/leg.ts';
import { homeOf } from './keep-focus.ts';
import { isWalk, type Play } from './play.ts';

export function useHands(play: Play, root: { readonly current: HTMLElement | null }): void {
  const { model } = play;

  /** Moves the focus to a stop; an arrow also looks at it, so that Enter walks. */
  function goTo(position: number | undefined): void {
    const seen = model.seen.peek();
    const table = root.current;
    if (position === undefined || seen === null || table === null) return;
    play.pick(travelTo(seen.s, position));
    // At once: the next key may come before the road is drawn again, and it must find the stop.
    const stop = table.querySelector<HTMLElement>(`[data-stop="${position}"]`) ?? homeOf(table);
    stop.focus();
  }
  /** The stops in sight, in their order: what lies behind everybody may be folded away. */
  const stops = () => {
    const rows = root.current?.querySelectorAll<HTMLElement>(':is(.road, .now) [data-stop]') ?? [];
    return [...rows].map((row) => Number(row.dataset.stop));
  };
  /** The first arrow finds the road, the next ones walk along it. */
  const step = (by: number) => {
    const onRoad = document.activeElement?.matches('[data-stop]') === true;
    goTo(stops()[stops().indexOf(play.at.peek()) + (onRoad ? by : 0)]);
  };

  useTableKeys(model, {
    next: () => step(1),
    previous: () => step(-1),
    first: () => goTo(stops()[0]),
    last: () => goTo(stops().at(-1)),
    open: () => goTo(nextOpen(stops(), play)),
    commit: () => play.commit(),
    undo: () => play.undo(),
    player(digit) {
      const seat = Number(digit) - 1;
      if (seat < (model.seen.peek()?.s.players ?? 0)) play.open({ seat });
    },
    status() {
      const seen = model.seen.peek();
      if (seen === null) return;
      play.status();
      announce(statusOf(seen, model).join(' '));
    },
    why() {
      const seen = model.seen.peek();
      if (seen === null) return;
      play.pick(travelTo(seen.s, play.at.peek()));
      announce(sayStop(play.at.peek(), seen, model.info.peek()).label);
    },
    // At any other decision the bar is covered, and the keys answer in words.
    ...(isWalk(model.seen.value) && { hint: () => play.hint() }),
    journal: () => play.open(play.drawer.peek() === 'journal' ? null : 'journal'),
    help: () => play.open('keys'),
  });
}

/** The next open stop after the one in focus, from the start again after the last. */
export function nextOpen(
  stops: readonly number[],
  play: Pick<Play, 'walk' | 'at' | 'picked'>,
): number | undefined {
  const open = stops.filter((stop) => play.walk.peek()?.open.has(stop));
  const from = play.picked.peek() === null ? play.at.peek() - 1 : play.at.peek();
  return open.find((stop) => stop > from) ?? open[0];
}
