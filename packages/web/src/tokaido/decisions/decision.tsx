/** Any decision that is not a walk, as a sheet over the road. */

import { useEffect } from 'preact/hooks';
import { useAsync } from '../../app/use-async.ts';
import type { Seen, TableModel, Turn } from '../model.ts';
import { useAsk } from './ask.ts';
import { type FormName, formOf } from './forms.ts';
import { TravelerForm } from './traveler.tsx';

let more: Promise<typeof import('./more-forms.tsx')> | null = null;

/** Every form but the first; a fetch that failed is tried again by the next decision. */
function moreForms(): Promise<typeof import('./more-forms.tsx')> {
  more ??= import('./more-forms.tsx');
  more.catch(() => {
    more = null;
  });
  return more;
}

/** Nothing while somebody else decides, while I walk, and while the device changes hands. */
export function DecisionSheet({ model }: { readonly model: TableModel }) {
  // Long before the first stop is reached.
  useEffect(() => {
    const timer = setTimeout(() => void moreForms().catch(() => undefined), 300);
    return () => clearTimeout(timer);
  }, []);
  const seen = model.seen.value;
  if (seen?.mine !== true || seen.turn === null || model.curtain.value !== null) return null;
  if (seen.turn.decision === 'travel') return null;
  const form = formOf(seen.turn.decision);
  const asked = { model, seen, turn: seen.turn };
  if (form === 'traveler') return <FirstAsked key={seen.turn.number} {...asked} />;
  return <Asked key={seen.turn.number} form={form} {...asked} />;
}

interface AskedProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly turn: Turn;
}

function FirstAsked({ model, seen, turn }: AskedProps) {
  return <TravelerForm ask={useAsk(model, seen, turn)} />;
}

function Asked({ form, ...asked }: AskedProps & { readonly form: Exclude<FormName, 'traveler'> }) {
  const loaded = useAsync(moreForms, []);
  // A player who went offline before everything was cached is told by the page what to do.
  if (loaded.state === 'failed') throw loaded.reason;
  if (loaded.state === 'waiting') return null;
  return <Form form={form} forms={loaded.value.MORE_FORMS} {...asked} />;
}

interface FormsProps extends AskedProps {
  readonly form: Exclude<FormName, 'traveler'>;
  readonly forms: typeof import('./more-forms.tsx')['MORE_FORMS'];
}

function Form({ form, forms, model, seen, turn }: FormsProps) {
  const Chosen = forms[form];
  return <Chosen ask={useAsk(model, seen, turn)} />;
}
