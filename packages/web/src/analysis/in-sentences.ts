/** The analysis in sentences: of a decision, of a choice that might have been made, and of a trial. */

import '@tokaido/words/locales/en/analysis';
import type { MoveAnalysis } from '@tokaido/bots';
import { list, t } from '@tokaido/words';
import { percent, points, signedPercent, signedPoints } from './figures.ts';
import { actionName, seatName, whoAt } from './names.ts';
import { verdictOn } from './practice.ts';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { costlyOf, isSure } from './shown-analysis.ts';

type InReplay = Pick<ReplayAnalysis, 'replay'>;

/** What was played and what was best, what that cost, and the luck of the draw after it. */
export function sayDecision({ replay }: InReplay, decision: MoveAnalysis): readonly string[] {
  const { move, seat, action, best, pointsLost, mark, candidates, before, after } = decision;
  const said = [t('analysis.move', { n: move + 1, ...whoAt(replay, seat) }), titleOf(replay, decision)];
  if (mark !== null) said.push(t(`analysis.mark.${mark}`));
  if (isSure(pointsLost)) said.push(`${signedPoints(-pointsLost.value)} ${t('analysis.points')}`);
  const sentences = [said.join('. ')];
  if (candidates.length < 2) sentences.push(t('analysis.only'));
  if (action !== best) {
    const shares = { played: percent(after[seat] ?? 0), best: percent(before[seat] ?? 0) };
    sentences.push(t('analysis.winAfter', shares));
    if (!isSure(pointsLost)) sentences.push(t('analysis.unsure'));
  }
  return [...sentences, ...sayLuck(replay, decision)];
}

/** `Encounter, not Farm`. */
export function titleOf(replay: ReplayAnalysis['replay'], decision: MoveAnalysis): string {
  const { action, best, candidates } = decision;
  const played = actionName(replay, decision, action);
  return action === best || candidates.length < 2
    ? t('analysis.bestPlayed', { played })
    : t('analysis.instead', { played, best: actionName(replay, decision, best) });
}

function sayLuck(
  replay: ReplayAnalysis['replay'],
  { luck, luckError }: Pick<MoveAnalysis, 'luck' | 'luckError'>,
): readonly string[] {
  if (luck === null) return [];
  if (luck.every((value) => !isSure({ value, error: luckError }))) return [];
  const shares = luck.map((share, seat) => `${seatName(replay, seat)} ${signedPercent(share)}`);
  return [t('analysis.labeled', { label: t('analysis.luck'), text: list(shares) })];
}

/** What a choice of this decision would have been worth; empty where it was not open. */
export function sayWhatIf({ replay }: InReplay, decision: MoveAnalysis, action: string): string {
  const { candidates, best } = decision;
  const looked = candidates.find((each) => each.action === action);
  if (looked === undefined) return '';
  const top = candidates.find((each) => each.action === best)?.points ?? 0;
  return t('analysis.whatIf', {
    name: actionName(replay, decision, action),
    win: percent(looked.win),
    points: points(looked.points),
    gap: action === best ? 'none' : signedPoints(looked.points - top),
  });
}

/** How a trial went; `chosen` is null where the answer was asked for. */
export function sayVerdict({ replay }: InReplay, decision: MoveAnalysis, chosen: string | null): string {
  if (chosen === null) return t('analysis.try.shown', { name: actionName(replay, decision, decision.best) });
  const { how, points: more, gap } = verdictOn(decision, chosen);
  return t(`analysis.try.${how}`, {
    name: actionName(replay, decision, chosen),
    points: points(more),
    gap: points(gap),
  });
}

/** The costly decisions of a seat, one after the other. */
export function sayMoments({ replay, shown, seat }: ReplayAnalysis): readonly string[] {
  const costly = costlyOf(shown.value?.moves ?? [], seat.value);
  if (costly.length === 0) return [t('analysis.moments.none')];
  return costly.map((decision) => {
    const { move, pointsLost } = decision;
    const said = [
      t('analysis.move', { n: move + 1, ...whoAt(replay, decision.seat) }),
      titleOf(replay, decision),
    ];
    return `${said.join('. ')}. ${signedPoints(-pointsLost.value)} ${t('analysis.points')}.`;
  });
}
