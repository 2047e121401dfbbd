/** The island by keyboard: arrows go from target to target of the die that is looked at, one key over all of them. */

import { t } from '@tokaido/words';
import { placeName, sayArrival, sayPreview, sayReason } from '@tokaido/words/duo';
import { announce } from '../../narrator/announce.ts';
import { useTableKeys } from '../../narrator/keys.ts';
import type { IslandSelection } from '../island-selection.ts';
import type { Target } from '../targets.ts';
import { placeNumber } from '../targets.ts';

interface IslandKeysProps {
  readonly selection: IslandSelection;
  readonly root: { readonly current: HTMLElement | null };
}

/** Draws nothing. */
export function IslandKeys({ selection, root }: IslandKeysProps): null {
  const { model } = selection;

  function goTo(target: Target | undefined): void {
    const seen = model.seen.peek();
    if (target === undefined || seen === null) return;
    selection.pick(target.action);
    const place = placeNumber(target);
    if (place >= 0) {
      const name = placeName(seen.s, target.character, place);
      const brings = sayArrival(target.action, seen, model.info.peek());
      announce(t('see.action', { name, change: brings }));
    }
    // Targets of another die are drawn first.
    if (!focus(target)) queueMicrotask(() => focus(target));
  }
  /** The focus goes to where the map can be pressed, so that Enter takes the move; false where nothing is drawn yet. */
  function focus({ action }: Target): boolean {
    const drawn = root.current?.querySelector<HTMLElement>(`[data-target="${action}"]`);
    drawn?.focus();
    return drawn !== null && drawn !== undefined;
  }
  const targets = () =>
    selection.character.peek() === null ? selection.moves.peek() : selection.targets.peek();
  const at = (among: readonly Target[]) =>
    among.findIndex(({ action }) => action === selection.picked.peek());
  const step = (by: number) => {
    const among = targets();
    const from = at(among);
    goTo(among[from < 0 ? (by > 0 ? 0 : among.length - 1) : (from + by + among.length) % among.length]);
  };

  useTableKeys({
    next: () => step(1),
    previous: () => step(-1),
    first: () => goTo(targets()[0]),
    last: () => goTo(targets().at(-1)),
    open() {
      const all = selection.moves.peek();
      const first = all.findIndex(({ character }) => character === selection.character.peek());
      const next = selection.target.peek() === null ? Math.max(0, first) : at(all) + 1;
      goTo(all[next % Math.max(1, all.length)]);
    },
    why() {
      const seen = model.seen.peek();
      const action = selection.picked.peek();
      if (seen === null || action === null) return;
      const reason = model.explain(action);
      announce(
        reason === null
          ? sayPreview(action, seen, model.info.peek())
          : sayReason(reason, seen, model.info.peek()),
      );
    },
  });
  return null;
}
