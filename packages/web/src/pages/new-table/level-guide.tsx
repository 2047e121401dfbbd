/** What the levels of bots are worth, where one is chosen: a sentence for each, folded away until it is asked for. */

import '@tokaido/words/locales/en/bots';
import '@tokaido/words/locales/en/online';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { LEVEL_IDS, TEMPER_IDS } from '../../app/settings.ts';
import { LevelMark, TemperSign } from '../../table/players/level-mark.tsx';
import './level-guide.css';

/** `game` is the one that is to be played: tempers show in another way in each. */
export function LevelGuide({ game }: { readonly game: string }): JSX.Element {
  return (
    <details class="level-guide">
      <summary>{t('online.levels')}</summary>
      <dl>
        {LEVEL_IDS.map((level) => (
          <div key={level}>
            <dt>
              <LevelMark level={level} />
              {nameOf('level', level)}
            </dt>
            <dd>{nameOf('level', `${level}.says`)}</dd>
          </div>
        ))}
        {TEMPER_IDS.map((temper) => (
          <div key={temper}>
            <dt>
              <TemperSign temper={temper} />
              {nameOf('temper', temper)}
            </dt>
            <dd>{nameOf('temper', `${temper}.${game}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
