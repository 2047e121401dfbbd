/** The check of the shuffle, step by step in plain words. The rules are played through again right here. */

import '@tokaido/words/locales/en/end';
import { useSignal } from '@preact/signals';
import type { Game, State } from '@tokaido/kernel';
import { isKey, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { seatAt } from '../../connection/seat-secrets.ts';
import type { TableModel } from '../model.ts';
import { recordName } from './save-files.ts';
import type { Step } from './shuffle-check.ts';
import { checkShuffle } from './shuffle-check.ts';
import './shuffle-check-view.css';

interface FairProps<S extends State, O, E> {
  readonly model: TableModel;
  /** The game on the board of this table. */
  readonly game: Game<S, O, E>;
}

export function Fair<S extends State, O, E>({ model, game }: FairProps<S, O, E>): JSX.Element {
  const steps = useSignal<readonly Step[] | null>(null);
  const error = useSignal(false);
  const { id, commit } = model.info.value;
  const check = async () => {
    error.value = false;
    try {
      const text = await model.record();
      steps.value = checkShuffle(game, text, { commit, bytes: seatAt(id)?.bytes ?? '' });
    } catch {
      error.value = true;
    }
  };
  return (
    <section class="end-fair" aria-labelledby="fair-title">
      <h2 id="fair-title">{t('end.fair')}</h2>
      <p>{t('end.fair.note')}</p>
      {/* It stays when all is checked: it has the focus. */}
      <button type="button" class="quiet" onClick={() => void check()}>
        <Icon name="check" />
        {t('end.fair.check')}
      </button>
      <div role="status">
        {error.value && <p class="fair-no">{t('end.fair.noRecord')}</p>}
        {steps.value !== null && <Steps steps={steps.value} />}
      </div>
      {steps.value !== null && (
        <p class="fair-cli">
          {t('end.fair.cli')} <code>{`npx tokaido verify ${recordName(id)}`}</code>
        </p>
      )}
    </section>
  );
}

function Steps({ steps }: { readonly steps: readonly Step[] }): JSX.Element {
  return (
    <>
      <p class="fair-sum">
        <b>{t(steps.every(({ ok }) => ok) ? 'end.fair.yes' : 'end.fair.no')}</b>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.id} class={step.ok ? 'fair-ok' : 'fair-no'}>
            <Icon name={step.ok ? 'check' : 'close'} title={t(step.ok ? 'end.fair.ok' : 'end.fair.failed')} />
            <span>{stepWords(step)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function stepWords({ id, ok, values }: Step): string {
  const key = `end.fair.${id}${ok ? '' : '.no'}`;
  return isKey(key) ? t(key, values) : id;
}
