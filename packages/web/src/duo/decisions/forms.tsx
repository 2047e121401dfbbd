/** Which form asks each decision. All of them come in one file, after the first table. */

import '@tokaido/words/locales/en/duo-sheets';
import type { JSX } from 'preact';
import { ComposeForm } from './compose.tsx';
import { DrawForm } from './draw.tsx';
import type { FormProps } from './form.tsx';
import { KeepForm } from './keep.tsx';
import { ReturnForm } from './return.tsx';
import { SellForm } from './sell.tsx';
import { VisitForm } from './visit.tsx';
import { WaveForm } from './wave.tsx';

type FormComponent = (props: FormProps) => JSX.Element;

const FORMS: Readonly<Record<string, FormComponent>> = {
  visit: VisitForm,
  trade: SellForm,
  keep: KeepForm,
  return: ReturnForm,
  compose: ComposeForm,
};

/** In the mountains wares are drawn, at a seashore a wave is taken. */
export function formOf(decision: string, legal: readonly string[]): FormComponent {
  if (legal.some((action) => action.startsWith('draw '))) return DrawForm;
  if (legal.some((action) => action.startsWith('wave '))) return WaveForm;
  return FORMS[decision] ?? VisitForm;
}
