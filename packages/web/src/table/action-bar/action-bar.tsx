/** The action bar: what, what for, at what price. The button that takes the action never moves. */

import { sentence, t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { later } from '../../app/load-later.tsx';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import type { Away } from '../away-players.ts';
import { setCovered } from '../covered-parts.ts';
import type { Seen } from '../model.ts';
import type { Selection } from '../selection.ts';
import { useGame } from '../use-game.ts';
import { MainButton } from './main-button.tsx';
import './action-bar.css';
import { useOnline } from '../use-online.ts';

/** Asked for now and then only. */
const Answered = later(async () => (await import('./answer.tsx')).Answered);
const TakeoverOffer = later(async () => (await import('../people/takeover-offer.tsx')).TakeoverOffer);

interface BarProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly away?: Away;
  /** Under what is asked: what the board has no room for. */
  readonly children?: ComponentChildren;
}

export function Bar(props: BarProps): JSX.Element {
  const { selection } = props;
  const picked = selection.picked.value;
  const answer = selection.answer.value;
  const widgets = useOnline();
  const root = useRef<HTMLElement>(null);
  const drawn = useRef(false);
  // The first time not before it is painted: a table is not held up by it.
  useEffect(() => {
    drawn.current = true;
    const again = () => fit(root.current);
    again();
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  useLayoutEffect(() => {
    if (drawn.current) fit(root.current);
  });
  return (
    <section class="tb-bar" ref={root} aria-label={t('table.bar')}>
      <div class="tb-paper">
        {widgets?.inBar(selection, props.seen, props.away) ??
          (answer !== null ? (
            <Answered selection={selection} seen={props.seen} answer={answer} />
          ) : picked !== null ? (
            <Picked {...props} action={picked} />
          ) : (
            <Asked {...props} />
          ))}
      </div>
    </section>
  );
}

/** A text that needs more room covers the whole strip above it, rather than a part of it. */
function fit(bar: HTMLElement | null): void {
  const paper = bar?.firstElementChild;
  if (bar === null || !(paper instanceof HTMLElement)) return;
  bar.removeAttribute('data-grown');
  const isGrown = paper.offsetHeight > bar.offsetHeight + 2;
  bar.toggleAttribute('data-grown', isGrown);
  const strip = bar.parentElement?.querySelector<HTMLElement>('.strip');
  if (strip) setCovered(strip, 'bar', isGrown && isOver(paper, strip));
}

function isOver(paper: Element, strip: Element): boolean {
  const [above, below] = [paper.getBoundingClientRect(), strip.getBoundingClientRect()];
  return above.top < (below.top + below.bottom) / 2 && above.left < below.right && above.right > below.left;
}

/** An action that is looked at: what it brings and what it costs, or why it is closed. */
function Picked({ selection, seen, action }: BarProps & { readonly action: string }): JSX.Element {
  const { model } = selection;
  const { text, board } = useGame();
  const info = model.info.value;
  const name = text.heading(action, seen, info);
  const open = seen.legal.includes(action);
  const reason = open || !seen.mine ? null : model.explain(action);
  return (
    <>
      <div class="says">
        <h2>{name}</h2>
        {reason === null ? (
          <p>{withoutName(text.preview(action, seen, info), name)}</p>
        ) : (
          <p>
            {text.reason(reason, seen, info)}{' '}
            <A href={`/rules/${text.ruleOf(reason, action)}`}>{t('table.rule')}</A>
          </p>
        )}
      </div>
      {open && <board.ActionCost selection={selection} seen={seen} action={action} />}
      {open ? (
        <MainButton key="commit" class="primary" busy={model.busy.value} onPress={() => selection.commit()}>
          {text.commit(action, seen)}
        </MainButton>
      ) : (
        <MainButton key="back" class="quiet" onPress={() => selection.pick(null)}>
          {t('table.back')}
        </MainButton>
      )}
    </>
  );
}

/** The heading has the name already. */
function withoutName(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^\s*[:：.]\s*/, '') : text;
  return sentence(rest);
}

/** Nothing is picked yet, or it is for somebody else to decide. */
function Asked({ selection, seen, children }: BarProps): JSX.Element {
  const { model } = selection;
  const game = useGame();
  const info = model.info.value;
  const widgets = useOnline();
  const question = game.text.question(seen, info);
  const others = selection.isOnBoard.value && seen.legal.some((action) => !game.board.has(action));
  return (
    <>
      <div class="says">
        <h2>{game.text.prompt(seen)}</h2>
        <p class="tb-asks">
          {question}
          {widgets && <widgets.Deadline model={model} />}
        </p>
      </div>
      {!model.local && info.takeover && seen.me < 0 && <TakeoverOffer model={model} />}
      {!others && children}
      {others && <game.board.OtherActions selection={selection} seen={seen} />}
      {!seen.mine && model.canSkip.value && (
        <MainButton key="skip" class="quiet skip-moves" onPress={() => model.skip()}>
          <Icon name="skip" />
          {t('table.skip')}
        </MainButton>
      )}
    </>
  );
}
