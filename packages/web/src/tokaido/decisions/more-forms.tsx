/** The forms of every decision after the first one; they are fetched while the first is being taken. */

import '@tokaido/words/locales/en/underway';
import type { ComponentType } from 'preact';
import type { FormProps } from './ask.ts';
import type { FormName } from './forms.ts';
import { GiftForm } from './gift.tsx';
import { MenuForm } from './menu.tsx';
import { OptionForm } from './option.tsx';
import { PickForm } from './pick.tsx';
import { QuestionForm } from './question.tsx';
import { ShopForm } from './shop.tsx';

export const MORE_FORMS: Readonly<Record<Exclude<FormName, 'traveler'>, ComponentType<FormProps>>> = {
  shop: ShopForm,
  menu: MenuForm,
  gift: GiftForm,
  option: OptionForm,
  pick: PickForm,
  question: QuestionForm,
};
