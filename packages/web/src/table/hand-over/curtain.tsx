/**
 * Several people on one device: a curtain falls before anything private, and only then. It hides the board as
 * well; the player whose sign it bears lifts it.
 */

import '@tokaido/words/locales/en/online';
import { isKey, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { usePictures } from './use-pictures.ts';
import './curtain.css';
import { Noren } from './noren.tsx';

/** Words for a decision, or those for any. */
function wordsFor(part: 'what' | 'later', decision: string, name: string): string {
  const key = `online.curtain.${part}.${decision}`;
  return t(isKey(key) ? key : `online.curtain.${part}.other`, { name });
}

export function Curtain({ model }: { readonly model: TableModel }): JSX.Element | null {
  const hanging = model.curtain.value;
  return hanging?.isLong === true ? <Drawn key={hanging.seat} model={model} seat={hanging.seat} /> : null;
}

interface DrawnProps {
  readonly model: TableModel;
  readonly seat: number;
}

function Drawn({ model, seat }: DrawnProps): JSX.Element {
  const pictures = usePictures(useGame());
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => (box.current === null ? undefined : shutBeyond(box.current)), []);
  // On the words, not on the button: the key that ended the last turn must not lift the curtain.
  useEffect(() => heading.current?.focus(), []);
  const name = model.info.value.seats[seat]?.name ?? '';
  const decision = model.seen.value?.turn?.decision ?? 'other';
  const lift = async () => {
    if (box.current !== null) await rise(box.current);
    model.liftCurtain();
  };
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title" ref={box}>
      <div class="curtain-beyond">{pictures && <pictures.Scene />}</div>
      <Noren seat={seat} />
      <section class="curtain-note">
        <p class="curtain-who">
          <Pawn seat={seat} />
          {t('online.curtain.private', { name })}
        </p>
        <h1 id="curtain-title" tabIndex={-1} ref={heading}>
          {t('online.curtain.title', { name })}
        </h1>
        <p class="curtain-what">
          {pictures && <pictures.Sign decision={decision} />}
          <span>{wordsFor('what', decision, name)}</span>
        </p>
        <button type="button" class="primary" onClick={() => void lift()}>
          {t('online.curtain.lift', { name })}
        </button>
        <p class="curtain-fine">
          <Icon name="lock" />
          {wordsFor('later', decision, name)}
        </p>
      </section>
    </div>
  );
}

/** Nothing behind the curtain is reached by a key; what is only heard stays. Returns how to open it again. */
function shutBeyond(curtain: HTMLElement): () => void {
  const before = document.activeElement;
  const beyond = [...(curtain.parentElement?.children ?? [])].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && part !== curtain && !part.inert && !part.matches('.sr-only'),
  );
  for (const part of beyond) part.inert = true;
  return () => {
    for (const part of beyond) part.inert = false;
    const isHeld = before instanceof HTMLElement && before.isConnected && before !== document.body;
    if (isHeld && curtain.contains(document.activeElement)) before.focus({ preventScroll: true });
  };
}

/** The cloth goes up; with reduced motion it only fades. */
async function rise(box: HTMLElement): Promise<void> {
  const cloth = box.querySelector('.noren');
  if (cloth === null || typeof cloth.animate !== 'function') return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frames = still ? [{ opacity: 1 }, { opacity: 0 }] : [{ translate: '0 0' }, { translate: '0 -102%' }];
  await cloth.animate(frames, { duration: still ? 100 : 260, easing: 'ease-in', fill: 'forwards' }).finished;
}
