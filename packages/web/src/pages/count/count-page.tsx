/** Counting a game that was played with the box: who played, what each of them has, and what the rules make of it. */

import '@tokaido/words/locales/en/count';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { later } from '../../app/load-later.tsx';
import { go, route } from '../../app/router.ts';
import { deviceStorage } from '../../app/storage.ts';
import { Icon } from '../../art/icons.tsx';
import type { Count } from './count-model.ts';
import { counted } from './counted.ts';
import { EntryStep, hasTable } from './entry-step.tsx';
import { ResultStep } from './result-step.tsx';
import { SetupStep } from './setup-step.tsx';
import type { Step } from './steps.ts';
import { addressOf, stepAt } from './steps.ts';
import { rememberNames } from './stored-count.ts';
import type { CountStore } from './use-count.ts';
import { useCount } from './use-count.ts';
import './count-page.css';

const DuoSteps = later(async () => (await import('./duo-steps.tsx')).DuoSteps);

export function CountPage(): JSX.Element {
  const store = useCount();
  const count = store.count.value;
  const found = useMemo(() => counted(count), [count]);
  const step = stepAt(route.value.query['at'], count, count.game === 'tokaido' && hasTable(found));
  useFocusOnStep(step);
  return (
    <>
      {step.kind === 'setup' ? (
        <SetupStep
          store={store}
          onGoOn={() => {
            rememberNames(deviceStorage, store.count.peek());
            go(addressOf({ kind: 'entry', seat: 0 }));
          }}
        />
      ) : (
        <Counting store={store} count={count} found={found} step={step} />
      )}
      {step.kind === 'setup' && <PutAway store={store} />}
    </>
  );
}

interface CountingProps {
  readonly store: CountStore;
  readonly count: Count;
  readonly found: ReturnType<typeof counted>;
  readonly step: Exclude<Step, { readonly kind: 'setup' }>;
}

function Counting({ store, count, found, step }: CountingProps): JSX.Element {
  const ways = {
    // The way back leads to the players, not through everybody.
    onSeat: (seat: number) => go(addressOf({ kind: 'entry', seat }), { replace: true }),
    onResult: () => go(addressOf({ kind: 'result' })),
  };
  if (count.game === 'duo')
    return <DuoSteps store={store} seat={step.kind === 'result' ? null : step.seat} {...ways} />;
  if (step.kind === 'result') return <ResultStep store={store} found={found} />;
  return <EntryStep store={store} found={found} seat={step.seat} {...ways} />;
}

/** From step to step the focus goes to the top, as from page to page; the result takes it itself. */
function useFocusOnStep({ kind }: Step): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current && kind !== 'result')
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [kind]);
}

/** Instead of asking whether one is sure. */
function PutAway({ store }: { readonly store: CountStore }): JSX.Element | null {
  if (store.before.value === null) return null;
  return (
    <div class="count-undo" role="status">
      <span>{t('count.putAway')}</span>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          store.bringBack();
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
      >
        {t('count.undo')}
      </button>
      <button type="button" class="iconbtn" aria-label={t('count.dismiss')} onClick={store.forget}>
        <Icon name="close" />
      </button>
    </div>
  );
}
