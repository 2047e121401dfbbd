/**
 * What can be chosen at a decision. The engine says which actions are open and why another is closed; this
 * only knows which closed ones are worth showing, so that a missing dish is named and a missing card is not.
 */

import type { Reason } from '@tokaido/kernel';
import { BOXES, DISHES, LARGEST_DONATION, optionIds, PANORAMAS, SOUVENIRS } from '@tokaido/tokaido';
import type { Seen, TokaidoTurn } from './seen.ts';

export interface Choice {
  /** In the words of a record. */
  readonly action: string;
  readonly verb: string;
  /** What it is about: the first word after the verb, if any. */
  readonly id: string;
  /** Why it is closed; null when it is open. */
  readonly reason: Reason | null;
}

export interface Choices {
  readonly choices: readonly Choice[];
  /** The action that takes nothing of what is offered; null where something must be taken. */
  readonly nothing: string | null;
}

export type Explain = (action: string) => Reason | null;

export function wordsOf(action: string): readonly [verb: string, ids: readonly string[]] {
  const [verb = '', ...ids] = action.split(' ');
  return [verb, ids];
}

/** Closed for no reason that a player would ask about. */
const IDLE: ReadonlySet<string> = new Set([
  'not-offered',
  'other-decision',
  'not-held',
  'not-now',
  'must-take',
  'over',
  'not-your-turn',
]);

/** Whether a choice is closed for a reason that nobody would ask about. */
export function isIdle({ why }: Reason): boolean {
  return IDLE.has(why);
}

const gifts = Array.from({ length: LARGEST_DONATION }, (_, i) => String(i + 1));

const all = (verb: string, ids: readonly string[]) => ids.map((id) => `${verb} ${id}`);

/** Actions with a place of their own, open or not. What is open without being here follows them. */
const CANDIDATES: Readonly<Record<string, () => readonly string[]>> = {
  give: () => all('give', gifts),
  donate: () => all('donate', gifts),
  eat: () => all('eat', DISHES),
  treat: () => all('accept', DISHES),
  panorama: () => all('panorama', PANORAMAS),
  option: () => all('option', optionIds()),
  legend: () => all('legend', BOXES.get('crossroads')?.cards.legend ?? []),
  luck: () => ['luck yes'],
  bet: () => ['bet yes'],
  itamae: () => ['pay yes'],
  kitoushi: () => ['pay yes'],
  takuhatsuso: () => ['pay yes'],
};

/** What stands for taking nothing, besides a dash. */
const NOTHING: ReadonlySet<string> = new Set([
  'refuse',
  'rest',
  'donate 0',
  'luck no',
  'bet no',
  'pay no',
  'meet no',
  'rob no',
  'bonus no',
  'look no',
  'leave in-turn',
  'roll stand',
]);

function isNothing(action: string): boolean {
  return NOTHING.has(action) || (action.endsWith(' -') && action !== LEGEND_ALONE);
}

/** The legendary object of a collection, without souvenirs. */
export const LEGEND_ALONE = 'collect-legend -';

/** Whether an action only prepares the decision, which is asked again: an amulet, or paying in full. */
export function isUse(action: string): boolean {
  return action.startsWith('use ') || action === 'waive';
}

/** Whether an action buys several cards; those are put together one by one, not chosen from a list. */
function isSet(action: string): boolean {
  const [verb, ids] = wordsOf(action);
  return SETS.has(verb) && (ids.length > 1 || (verb === 'collect-legend' && ids[0] !== '-'));
}
const SETS: ReadonlySet<string> = new Set(['buy', 'collect', 'collect-legend']);

export function choicesAt(seen: Pick<Seen, 'turn' | 'legal'>, explain: Explain): Choices {
  const { turn, legal } = seen;
  if (turn === null) return { choices: [], nothing: null };
  const open = legal.filter((action) => !isUse(action) && !isNothing(action) && !isSet(action));
  const actions = new Set([...candidates(turn), ...open]);
  const choices = [...actions].flatMap((action): Choice[] => {
    const [verb, [id = '']] = wordsOf(action);
    if (open.includes(action)) return [{ action, verb, id, reason: null }];
    const reason = explain(action);
    return reason === null || isIdle(reason) ? [] : [{ action, verb, id, reason }];
  });
  return { choices, nothing: legal.find(isNothing) ?? null };
}

function candidates(turn: TokaidoTurn): readonly string[] {
  if (turn.decision === 'buy') return all('buy', turn.details.offer);
  if (turn.decision === 'collect') return [...all('collect', turn.details.offer), LEGEND_ALONE];
  return CANDIDATES[turn.decision]?.() ?? [];
}

/** A purchase of these cards, written the one way that the engine writes it. */
export function purchase(decision: string, cards: readonly string[], legend = false): string {
  const inOrder = [...cards].sort((a, b) => SOUVENIRS.indexOf(a) - SOUVENIRS.indexOf(b));
  return [legend ? 'collect-legend' : decision, ...(inOrder.length > 0 ? inOrder : ['-'])].join(' ');
}

/** Several purchases as one; null where they are none that go together. */
export function together(actions: readonly string[]): string | null {
  const goods = actions.map(bought);
  if (goods.some(({ cards, legend }) => cards.length === 0 && !legend)) return null;
  const cards = new Set(goods.flatMap((each) => each.cards));
  const legend = goods.some((each) => each.legend);
  return purchase(wordsOf(actions[0] ?? '')[0], [...cards], legend);
}

/** The cards and whether the legendary object is among them; nothing for any other action. */
export function bought(action: string): { readonly cards: readonly string[]; readonly legend: boolean } {
  const [verb, ids] = wordsOf(action);
  if (!SETS.has(verb)) return { cards: [], legend: false };
  return { cards: ids.filter((id) => id !== '-'), legend: verb === 'collect-legend' };
}
