/** Which form asks each decision of the engine, and the topic of the rules that explains it. `travel` has none: the road itself asks it. */

import { DECISION_OWNERS } from '@tokaido/tokaido';

const FORMS = {
  choose: ['traveler', 'travelers'],
  buy: ['shop', 'shop'],
  collect: ['shop', 'legendary-objects'],
  eat: ['menu', 'inns'],
  treat: ['menu', 'inns'],
  give: ['gift', 'temple'],
  donate: ['gift', 'temple'],
  option: ['option', 'crossroads'],
  keep: ['pick', 'encounters'],
  invite: ['pick', 'encounters'],
  panorama: ['pick', 'panoramas'],
  pledge: ['pick', 'shop'],
  'pledge-collection': ['pick', 'shop'],
  discount: ['pick', 'shop'],
  challenge: ['pick', ''],
  amulet: ['pick', 'amulets'],
  calligraphy: ['pick', 'calligraphy'],
  legend: ['pick', 'legendary-objects'],
  festival: ['pick', 'festivals'],
  publish: ['pick', 'calligraphy'],
  luck: ['question', 'crossroads-variations'],
  bet: ['question', 'gaming-room'],
  roll: ['question', 'gaming-room'],
  meet: ['question', 'encounters'],
  leave: ['question', 'turns'],
  look: ['question', 'inns'],
  rob: ['question', ''],
  bonus: ['question', 'festivals'],
  rest: ['question', 'turns'],
} as const;

export type FormName = (typeof FORMS)[keyof typeof FORMS][0];

/** The decisions that have a form of their own choosing; a test holds them against the engine. */
export const ASKED: readonly string[] = [
  ...Object.keys(FORMS),
  ...[...DECISION_OWNERS].flatMap(([decision, { kind }]) => (kind === 'encounter' ? [decision] : [])),
];

/** Without a topic the rules of whoever asks are meant. */
type Form = readonly [form: FormName, topic: string];

/** A decision that nobody has thought of yet can still be answered: from a list. */
const UNKNOWN: Form = ['pick', ''];

/** People who ask for a coin ask yes or no. */
const PERSON: Form = ['question', 'new-encounters'];

function find(decision: string): Form {
  const own = (FORMS as Readonly<Record<string, Form>>)[decision];
  return own ?? (DECISION_OWNERS.get(decision)?.kind === 'encounter' ? PERSON : UNKNOWN);
}

export const formOf = (decision: string): FormName => find(decision)[0];

/** Where the rules speak of a decision. */
export function ruleFor(decision: string): string {
  const [, topic] = find(decision);
  const owner = DECISION_OWNERS.get(decision);
  return `/rules/${topic === '' && owner !== undefined ? `${owner.kind}-${owner.id}` : topic}`;
}
