/** Any decision that is not a walk, as a sheet over the road. */

import type { Turn } from '@tokaido/table';
import type { ComponentType } from 'preact';
import type { Seen, TableModel } from '../table/model.ts';
import type { FormProps } from './ask.ts';
import { useAsk } from './ask.ts';
import { type FormName, formOf } from './forms.ts';
import { GiftForm } from './gift.tsx';
import { MenuForm } from './menu.tsx';
import { OptionForm } from './option.tsx';
import { PickForm } from './pick.tsx';
import { QuestionForm } from './question.tsx';
import { ShopForm } from './shop.tsx';
import { TravelerForm } from './traveler.tsx';
import './offer.css';

const FORMS: Readonly<Record<FormName, ComponentType<FormProps>>> = {
  traveler: TravelerForm,
  shop: ShopForm,
  menu: MenuForm,
  gift: GiftForm,
  option: OptionForm,
  pick: PickForm,
  question: QuestionForm,
};

/** Nothing while somebody else decides, while I walk, and while the device changes hands. */
export function DecisionSheet({ model }: { readonly model: TableModel }) {
  const seen = model.seen.value;
  if (seen?.mine !== true || seen.turn === null || model.curtain.value !== null) return null;
  if (seen.turn.decision === 'travel') return null;
  return <Asked key={seen.turn.number} model={model} seen={seen} turn={seen.turn} />;
}

interface AskedProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly turn: Turn;
}

function Asked({ model, seen, turn }: AskedProps) {
  const Form = FORMS[formOf(turn.decision)];
  return <Form ask={useAsk(model, seen, turn)} />;
}
