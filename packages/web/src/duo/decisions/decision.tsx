/** Any decision that is not made on the island, as a sheet over it. */

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAsync } from '../../app/use-async.ts';
import type { Seen, TableModel, Turn } from '../model.ts';
import { isAnswering } from '../table/intention.ts';

let forms: Promise<typeof import('./forms.tsx')> | null = null;

/** A fetch that failed is tried again by the next decision. */
function loadForms(): Promise<typeof import('./forms.tsx')> {
  forms ??= import('./forms.tsx');
  forms.catch(() => {
    forms = null;
  });
  return forms;
}

/** Nothing while somebody else decides, while I choose a die, and while the device changes hands. */
export function DecisionSheet({ model }: { readonly model: TableModel }): JSX.Element | null {
  // Long before the first move is made.
  useEffect(() => {
    const timer = setTimeout(() => void loadForms().catch(() => undefined), 300);
    return () => clearTimeout(timer);
  }, []);
  const seen = model.seen.value;
  const isAnswered = isAnswering(model);
  if (seen?.mine !== true || seen.turn === null || model.curtain.value !== null || isAnswered) return null;
  if (seen.turn.decision === 'die' || seen.turn.decision === 'again') return null;
  return <Asked key={seen.turn.number} model={model} seen={seen} turn={seen.turn} />;
}

interface AskedProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly turn: Turn;
}

function Asked(props: AskedProps): JSX.Element | null {
  const loaded = useAsync(loadForms, []);
  // A player who went offline before everything was cached is told by the page what to do.
  if (loaded.state === 'failed') throw loaded.reason;
  if (loaded.state === 'waiting') return null;
  const Form = loaded.value.formOf(props.turn.decision, props.seen.legal);
  return <Form ask={props} />;
}
