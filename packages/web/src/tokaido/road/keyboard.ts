/** The road by keyboard: arrows walk along it, and one key finds the next stop that is open. */

import { sayStop } from '@tokaido/words/tokaido';
import { announce } from '../../narrator/announce.ts';
import { useTableKeys } from '../../narrator/keys.ts';
import { focusHome } from '../../table/focus.ts';
import { travelTo } from './leg.ts';
import type { RoadSelection } from './road-selection.ts';

interface RoadKeysProps {
  readonly selection: RoadSelection;
  /** What the stops are drawn in. */
  readonly root: { readonly current: HTMLElement | null };
}

/** Draws nothing. */
export function RoadKeys({ selection, root }: RoadKeysProps): null {
  const { model } = selection;

  /** Moves the focus to a stop; an arrow also looks at it, so that Enter walks. */
  function goTo(position: number | undefined): void {
    const seen = model.seen.peek();
    const board = root.current;
    if (position === undefined || seen === null || board === null) return;
    selection.pick(travelTo(seen.s, position));
    // At once: the next key may come before the road is drawn again, and it must find the stop.
    const stop = board.querySelector<HTMLElement>(`[data-stop="${position}"]`) ?? focusHome(board);
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
    goTo(stops()[stops().indexOf(selection.at.peek()) + (onRoad ? by : 0)]);
  };

  useTableKeys({
    next: () => step(1),
    previous: () => step(-1),
    first: () => goTo(stops()[0]),
    last: () => goTo(stops().at(-1)),
    open: () => goTo(nextOpen(stops(), selection)),
    why() {
      const seen = model.seen.peek();
      if (seen === null) return;
      selection.pick(travelTo(seen.s, selection.at.peek()));
      announce(sayStop(selection.at.peek(), seen, model.info.peek()).label);
    },
  });
  return null;
}

/** The next open stop after the one in focus, from the start again after the last. */
export function nextOpen(
  stops: readonly number[],
  selection: Pick<RoadSelection, 'walk' | 'at' | 'picked'>,
): number | undefined {
  const open = stops.filter((stop) => selection.walk.peek()?.open.has(stop));
  const from = selection.picked.peek() === null ? selection.at.peek() - 1 : selection.at.peek();
  return open.find((stop) => stop > from) ?? open[0];
}
