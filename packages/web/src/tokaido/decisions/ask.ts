/** A decision as its form sees it: what is asked of me, what can be chosen, and what each choice is worth. */

import type { Choices } from '@tokaido/words/tokaido/choices';
import { choicesAt } from '@tokaido/words/tokaido/choices';
import { useMemo } from 'preact/hooks';
import type { Forecast, Seen, TableModel, TokaidoTurn } from '../../table/model.ts';

export interface Ask extends Choices {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly turn: TokaidoTurn;
  /** What an open action would change; asked once for each. */
  forecast(action: string): Forecast;
}

export interface FormProps {
  readonly ask: Ask;
}

export function useAsk(model: TableModel, seen: Seen, turn: TokaidoTurn): Ask {
  return useMemo(() => {
    const known = new Map<string, Forecast>();
    const forecast = (action: string) => {
      let found = known.get(action);
      if (found === undefined) known.set(action, (found = model.forecast(action)));
      return found;
    };
    return { ...choicesAt(seen, (action) => model.explain(action)), model, seen, turn, forecast };
  }, [model, seen, turn]);
}

/** The state of whoever is asked. */
export function mine({ seen }: Pick<Ask, 'seen'>): Seen['s']['all'][number] {
  return seen.s.all[seen.me];
}

export function isOpen({ seen }: Pick<Ask, 'seen'>, action: string): boolean {
  return seen.legal.includes(action);
}
