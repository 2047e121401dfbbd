/** Which games, and from when. */

import '@tokaido/words/locales/en/journeys';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Which } from './filters.ts';
import { EVERYTHING, isRecent, monthName, recentFrom, WHICH, which } from './filters.ts';
import './filter-bar.css';

export function FilterBar({ chosen }: { readonly chosen: Which }): JSX.Element {
  const month = monthName(recentFrom(Date.now()));
  return (
    <div class="journey-filters">
      <Choice
        label={t('journeys.which')}
        options={WHICH.map((value) => ({
          name: value === EVERYTHING ? t('journeys.everything') : t(`home.game.${value}`),
          isChosen: chosen === value,
          choose: () => {
            which.value = value;
          },
        }))}
      />
      <Choice
        label={t('journeys.when')}
        options={[true, false].map((value) => ({
          name: value ? t('journeys.since', { month }) : t('journeys.allTime'),
          isChosen: isRecent.value === value,
          choose: () => {
            isRecent.value = value;
          },
        }))}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly {
    readonly name: string;
    readonly isChosen: boolean;
    readonly choose: () => void;
  }[];
}

function Choice({ label, options }: ChoiceProps): JSX.Element {
  const name = useId();
  return (
    <fieldset class="journey-choice">
      <legend class="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.name}>
          <input type="radio" name={name} checked={option.isChosen} onChange={option.choose} />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
