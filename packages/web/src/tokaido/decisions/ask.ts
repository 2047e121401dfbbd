/** A decision as its form sees it: what is asked of me, what can be chosen, and what each choice is worth. */

import type { Player } from '@tokaido/tokaido';
import type { Forecast } from '@tokaido/words/tokaido';
import { forecast } from '@tokaido/words/tokaido';
import type { Choices } from '@tokaido/words/tokaido/choices';
import { choicesAt } from '@tokaido/words/tokaido/choices';
import { useMemo } from 'preact/hooks';
import type { Seen, TableModel, Turn } from '../model.ts';
import { playerAt } from '../players.ts';

export interface Ask extends Choices {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly turn: Turn;
  /** What an open action would change. */
  forecast(action: string): Forecast;
}

export interface FormProps {
  readonly ask: Ask;
}

export function useAsk(model: TableModel, seen: Seen, turn: Turn): Ask {
  return useMemo(() => {
    const choices = choicesAt(seen, (action) => model.explain(action));
    return { ...choices, model, seen, turn, forecast: (action: string) => forecast(seen, action) };
  }, [model, seen, turn]);
}

/** Paying in full where one could play for the price. */
export const WAIVE = 'waive';

/** The player who is asked. */
export function mine({ seen }: Pick<Ask, 'seen'>): Player {
  return playerAt(seen.s, seen.me);
}

export function isOpen({ seen }: Pick<Ask, 'seen'>, action: string): boolean {
  return seen.legal.includes(action);
}

/** The action of the only open choice; empty where there are several or none. */
export function onlyOpen({ choices }: Pick<Ask, 'choices'>): string {
  const [only, ...others] = choices.filter(({ reason }) => reason === null);
  return only === undefined || others.length > 0 ? '' : only.action;
}
