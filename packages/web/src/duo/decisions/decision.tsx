/** Any decision that is not made on the island, as a sheet over it. */

import { sayAction, sayQuestion } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { Sheet } from '../../table/sheet/sheet.tsx';
import type { TableModel } from '../model.ts';

export function DecisionSheet({ model }: { readonly model: TableModel }): JSX.Element | null {
  const seen = model.seen.value;
  if (seen?.mine !== true || seen.turn === null || model.curtain.value !== null) return null;
  if (seen.turn.decision === 'die' || seen.turn.decision === 'again') return null;
  return (
    <Sheet key={seen.turn.number} class="asks" title={sayQuestion(seen, model.info.value)} folds>
      {seen.legal.map((action) => (
        <button key={action} type="button" class="quiet" onClick={() => void model.act(action)}>
          {sayAction(action, seen).name}
        </button>
      ))}
    </Sheet>
  );
}
