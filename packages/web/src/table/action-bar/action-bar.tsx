/** The action bar: what, what for, at what price. The button that takes the action never moves. */

import { nameOf, sentence, t } from '@tokaido/words';
import {
  playerName,
  ruleOf,
  sayAction,
  sayPreview,
  sayQuestion,
  sayReason,
  stopName,
} from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { Amulet, Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { statusOf } from '../../narrator/status.ts';
import { positionOf } from '../../tokaido/road/leg.ts';
import { seatOf } from '../../tokaido/road/pawns.ts';
import { Running, WhileYouWaited } from '../journal/journal.tsx';
import type { Seen } from '../model.ts';
import type { Answer, Play } from '../play.ts';
import { isWalk } from '../play.ts';
import { MainButton } from './main-button.tsx';
import './action-bar.css';

interface BarProps {
  readonly play: Play;
  readonly seen: Seen;
}

export function Bar(props: BarProps): JSX.Element {
  const { play } = props;
  const picked = play.picked.value;
  const answer = play.answer.value;
  const root = useRef<HTMLElement>(null);
  const drawn = useRef(false);
  // The first time not before it is painted: a table is not held up by it.
  useEffect(() => {
    drawn.current = true;
    fit(root.current);
  }, []);
  useLayoutEffect(() => {
    if (drawn.current) fit(root.current);
  });
  return (
    <section class="tb-bar" ref={root} aria-label={t('table.bar')}>
      <div class="tb-paper">
        {answer !== null ? (
          <Answered {...props} answer={answer} />
        ) : picked !== null ? (
          <Picked {...props} action={picked} />
        ) : (
          <Asked {...props} />
        )}
      </div>
    </section>
  );
}

/** A text that needs more room takes the whole strip above, rather than a part of it; then no key leads there. */
function fit(bar: HTMLElement | null): void {
  const paper = bar?.firstElementChild;
  if (bar === null || !(paper instanceof HTMLElement)) return;
  bar.removeAttribute('data-grown');
  const isGrown = paper.offsetHeight > bar.offsetHeight + 2;
  bar.toggleAttribute('data-grown', isGrown);
  const strip = bar.parentElement?.querySelector('.strip');
  strip?.toggleAttribute('inert', isGrown && isOver(paper, strip));
}

function isOver(paper: Element, strip: Element): boolean {
  const [above, below] = [paper.getBoundingClientRect(), strip.getBoundingClientRect()];
  return above.top < (below.top + below.bottom) / 2 && above.left < below.right && above.right > below.left;
}

/** An action that is looked at: what it brings and what it costs, or why it is closed. */
function Picked({ play, seen, action }: BarProps & { readonly action: string }): JSX.Element {
  const { model } = play;
  const info = model.info.value;
  const stop = positionOf(seen.s, action);
  const name = stop === null ? sayAction(action, seen, info).name : stopName(seen.s, stop);
  const open = seen.legal.includes(action);
  const reason = open || !seen.mine ? null : model.explain(action);
  return (
    <>
      <div class="says">
        <h2>{name}</h2>
        {reason === null ? (
          <p>{withoutName(sayPreview(action, model, seen), name)}</p>
        ) : (
          <p>
            {sayReason(reason, seen, info)} <A href={`/rules/${ruleOf(reason)}`}>{t('table.rule')}</A>
          </p>
        )}
      </div>
      {open && <TurnCost play={play} seen={seen} action={action} />}
      {open ? (
        <MainButton key="commit" class="primary" busy={model.busy.value} onPress={() => play.commit()}>
          {t(stop === null ? 'table.do' : 'table.walkHere')}
        </MainButton>
      ) : (
        <MainButton key="back" class="quiet" onPress={() => play.pick(null)}>
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

/** Who may walk how far before it is my turn again: the price of a long step. */
function TurnCost({ play, seen, action }: BarProps & { readonly action: string }): JSX.Element | null {
  if (!setting('turnCost').value || positionOf(seen.s, action) === null) return null;
  const costs = play.model.turnCost(action);
  const info = play.model.info.value;
  return (
    <p class="cost">
      <span class={costs.length === 0 ? '' : 'at-length'}>
        {t(costs.length === 0 ? 'table.again' : 'table.before')}
      </span>
      {costs.length > 0 && <span class="in-short">{t('table.before.short')}</span>}
      {costs.map(({ seat, stops }) => (
        <b key={seat}>
          <Pawn class="pawn" seat={seatOf(seat, seen.s.players)} />
          <span class="named">{playerName(seat, seen, info)}</span>
          {stops}
        </b>
      ))}
    </p>
  );
}

/** Nothing is picked yet, or it is for somebody else to decide. */
function Asked({ play, seen }: BarProps): JSX.Element {
  const { model } = play;
  const info = model.info.value;
  const running = model.playing.value;
  const question = sayQuestion(seen, info);
  const walk = isWalk(seen);
  const others = walk ? seen.legal.filter((action) => positionOf(seen.s, action) === null) : [];
  return (
    <>
      <div class="says">
        <h2>{t(seen.mine ? 'table.yourMove' : seen.me < 0 ? 'table.watching' : 'table.waiting')}</h2>
        <p class="tb-asks">
          {running === null || seen.mine ? (
            question
          ) : (
            <Running line={running} seen={seen} info={info} otherwise={question} />
          )}
        </p>
        {seen.mine && others.length === 0 && <WhileYouWaited model={model} />}
      </div>
      {others.length > 0 && (
        <div class="tb-amulets">
          {others.map((action) => (
            <button
              type="button"
              class="quiet"
              key={action}
              aria-label={sayAction(action, seen, info).name}
              onClick={() => play.press(action)}
            >
              <Amulet class="tb-amulet" id={action.slice('use '.length)} />
              {nameOf('amulet', action.slice('use '.length))}
            </button>
          ))}
        </div>
      )}
      {!seen.mine && running !== null && (
        <MainButton key="skip" class="quiet" skips onPress={() => model.skip()}>
          <Icon name="skip" />
          {t('table.skip')}
        </MainButton>
      )}
    </>
  );
}

function sayAnswer(answer: Exclude<Answer, { readonly about: 'hint' }>, play: Play, seen: Seen): string {
  if (answer.about === 'status') return statusOf(seen, play.model).join(' ');
  return t(answer.about === 'undo' ? `table.undo.${answer.because}` : `table.${answer.about}.says`);
}

/** The answer to a question the player asked: undo, hint, where everybody stands. */
function Answered({ play, seen, answer }: BarProps & { readonly answer: Answer }): JSX.Element {
  const info = play.model.info.value;
  if (answer.about === 'hint') {
    const stop = positionOf(seen.s, answer.action);
    const name = stop === null ? sayAction(answer.action, seen, info).name : stopName(seen.s, stop);
    return (
      <>
        <div class="says">
          <h2>{name}</h2>
          <p>
            {answer.ahead === null
              ? t('table.hint.says', { name })
              : t('table.hint.ahead', { name, points: Math.round(answer.ahead) })}
          </p>
        </div>
        {stop !== null && <TurnCost play={play} seen={seen} action={answer.action} />}
        {stop !== null && (
          <MainButton key="commit" class="primary" onPress={() => play.commit()}>
            {t('table.walkHere')}
          </MainButton>
        )}
      </>
    );
  }
  return (
    <>
      <div class="says">
        <h2>{t(`table.${answer.about}.title`)}</h2>
        <p>{sayAnswer(answer, play, seen)}</p>
      </div>
      <MainButton key="back" class="quiet" onPress={() => play.pick(play.picked.peek())}>
        {t('table.back')}
      </MainButton>
    </>
  );
}
