/** Which form asks each decision of the engine. `travel` has none: the road itself asks it. */

const FORMS = {
  choose: 'traveler',
  buy: 'shop',
  collect: 'shop',
  eat: 'menu',
  treat: 'menu',
  give: 'gift',
  donate: 'gift',
  option: 'option',
  keep: 'pick',
  invite: 'pick',
  panorama: 'pick',
  pledge: 'pick',
  'pledge-collection': 'pick',
  amulet: 'pick',
  calligraphy: 'pick',
  legend: 'pick',
  festival: 'pick',
  publish: 'pick',
  luck: 'question',
  bet: 'question',
  roll: 'question',
  meet: 'question',
  itamae: 'question',
  kitoushi: 'question',
  takuhatsuso: 'question',
  leave: 'question',
  rest: 'question',
} as const;

export type FormName = (typeof FORMS)[keyof typeof FORMS];

/** The decisions that have a form of their own choosing; a test holds them against the engine. */
export const ASKED: readonly string[] = Object.keys(FORMS);

/** A decision that nobody has thought of yet can still be answered: from a list. */
export function formOf(decision: string): FormName {
  return (FORMS as Readonly<Record<string, FormName>>)[decision] ?? 'pick';
}
