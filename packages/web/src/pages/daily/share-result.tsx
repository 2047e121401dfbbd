/** A result to pass on, as text and as a picture: shapes only, no link and no name. */

import '@tokaido/words/locales/en/daily';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { shareFile } from '../../table/end/save-files.ts';
import type { Replay } from '../../table/replay/replay.ts';
import type { DayResult } from './days.ts';
import { SQUARES, shareText } from './share-text.ts';
import './share-result.css';

interface ShareProps {
  readonly number: number;
  readonly result: DayResult;
  /** Null where the game is not on this device any more. */
  readonly replay: Replay | null;
}

export function ShareResult({ number, result, replay }: ShareProps): JSX.Element {
  const text = shareText(number, result);
  return (
    <section class="daily-share" aria-labelledby="daily-share">
      <div class="daily-title">
        <h2 id="daily-share">{t('daily.share')}</h2>
        <p class="muted">{t('daily.share.note')}</p>
      </div>
      <div class="daily-two">
        <ShareText text={text} />
        <SharePicture number={number} result={result} replay={replay} text={text} />
      </div>
      {result.parts !== undefined && (
        <ul class="daily-key">
          <li>{t('daily.key.best', { square: SQUARES[0] })}</li>
          <li>{t('daily.key.near', { square: SQUARES[1] })}</li>
          <li>{t('daily.key.costly', { square: SQUARES[2] })}</li>
          <li>{t('daily.key.points')}</li>
        </ul>
      )}
    </section>
  );
}

function ShareText({ text }: { readonly text: string }): JSX.Element {
  const copied = useSignal<'no' | 'yes' | 'by-hand'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = 'yes';
    } catch {
      // No clipboard without a secure address.
      copied.value = 'by-hand';
    }
  };
  return (
    <div class="daily-card">
      <pre>{text}</pre>
      <button type="button" class="quiet" onClick={() => void copy()}>
        <Icon name={copied.value === 'yes' ? 'check' : 'copy'} />
        {t(copied.value === 'yes' ? 'daily.copied' : 'daily.copy')}
      </button>
      <p role="status" class={copied.value === 'by-hand' ? undefined : 'sr-only'}>
        {copied.value === 'yes' && t('daily.copied.said')}
        {copied.value === 'by-hand' && t('daily.byHand')}
      </p>
    </div>
  );
}

function SharePicture({ number, result, replay, text }: ShareProps & { readonly text: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const failed = useSignal(false);
  useEffect(() => {
    const draw = async () => {
      const { drawResult } = await import('./picture.ts');
      if (canvas.current !== null) await drawResult(canvas.current, { number, result, replay });
    };
    draw().catch(() => {
      failed.value = true;
    });
  }, [number, result, replay]);
  const share = () => {
    canvas.current?.toBlob((image) => {
      if (image === null) failed.value = true;
      else void shareFile(`tokaido-daily-${number}.png`, image, text);
    }, 'image/png');
  };
  return (
    <div class="daily-card">
      <canvas ref={canvas} width={900} height={640} aria-hidden="true" />
      <button type="button" class="quiet" onClick={share}>
        <Icon name="share" />
        {t('daily.picture')}
      </button>
      <p role="alert" class={failed.value ? 'alert' : undefined}>
        {failed.value && t('daily.picture.failed')}
      </p>
    </div>
  );
}
