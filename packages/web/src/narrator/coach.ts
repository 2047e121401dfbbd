/** The coach in sentences, for the command line: asked again it says more, and at last the same once more. */

import '@tokaido/words/locales/en/narrator';
import { effect, signal } from '@preact/signals';
import { t } from '@tokaido/words';
import { barsInWords, sayBasis } from '@tokaido/words/coach';
import type { HintWords } from '@tokaido/words/hints';
import { hintInWords } from '@tokaido/words/hints';
import { setting } from '../app/settings.ts';
import { light } from '../table/coach/admission.ts';
import { openCoach } from '../table/coach/coach.ts';
import type { Help } from '../table/coach/help.ts';
import type { GameClient } from '../table/game.ts';
import type { TableModel } from '../table/model.ts';

export interface NarratedCoach {
  /** Empty where the decision was taken before the answer came: the device may be in other hands by then. */
  ask(this: void): Promise<string>;
  turn(this: void, on: boolean): Promise<string>;
}

type Coached = Pick<TableModel, 'seen' | 'info' | 'you' | 'local' | 'hint' | 'points' | 'command'>;

export function narratedCoach(model: Coached, game: Pick<GameClient, 'loadHintText'>): NarratedCoach {
  const help = signal<Help | null>(null);
  const coach = openCoach(model, help, () => undefined);
  let number = -1;
  return {
    async ask() {
      const seen = model.seen.peek();
      if (seen === null) return '';
      const asked = seen.turn?.number ?? -1;
      const said = help.peek()?.says;
      // The most is said again; what was said of another decision, or why nothing was, is over.
      if (asked !== number || (said !== 'nudge' && said !== 'choices' && said !== 'points'))
        help.value = null;
      number = asked;
      if (help.peek()?.says !== 'points') coach.ask();
      const [now, text] = await Promise.all([settled(help), game.loadHintText()]);
      if (model.seen.peek()?.turn?.number !== seen.turn?.number) return '';
      return inSentences(now, text.words(seen, model.info.peek())).join(' ');
    },
    async turn(on) {
      setting('coach').value = on;
      help.value = null;
      if (!on) await light(model, false);
      return t(on ? 'coach.isOn' : 'coach.off');
    },
  };
}

/** Once the coach has said all that it was asked for. */
function settled(help: { readonly value: Help | null }): Promise<Help | null> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const now = help.value;
      if (now?.says === 'thinking') return;
      if (now?.says === 'points' && (now.points === null || now.points.done < now.points.all)) return;
      resolve(now);
      queueMicrotask(() => stop());
    });
  });
}

function inSentences(help: Help | null, words: HintWords): readonly string[] {
  if (help === null) return [];
  if (help.says === 'nudge') return [words.nudge(help.hint.nudge), t('coach.next.1')];
  if (help.says === 'choices') return [...hintInWords(help.named, words), t('coach.next.2')];
  if (help.says === 'off') return [t('coach.off'), t('coach.type')];
  if (help.says !== 'points') return [t(`coach.${help.says}`)];
  const { advice = null } = help.points ?? {};
  return advice === null ? [t('coach.none')] : [...barsInWords(advice, words), sayBasis(advice)];
}
