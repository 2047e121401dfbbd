/** Somebody has brought about the end: who, how, and that the turn is finished all the same. */

import '@tokaido/words/locales/en/duo-underway';
import { CHARACTERS, TRIGGERS } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { Meeple } from '../../art/duo.tsx';
import type { HighlightProps } from '../../table/game.ts';
import { Card } from '../../table/highlights/card.tsx';
import { endsOf } from '../boards/ends.ts';
import { diceOf, holdingsOf } from '../boards/holdings.ts';
import type { Duo } from '../model.ts';
import { ARTIST, MERCHANT, PILGRIM } from '../targets.ts';
import { anchorAt, find, whose } from './account.ts';
import './result.css';

/** The characters who bring about the end, in the order of the triggers. */
const DOERS = [PILGRIM, PILGRIM, MERCHANT, ARTIST] as const;

export function LastTurn({ highlight }: HighlightProps<Duo>): JSX.Element {
  const { seat, shown, events } = highlight;
  const { after, info } = shown;
  const at = find(events, 'last-turn')?.trigger ?? 0;
  const doer = DOERS[at] ?? PILGRIM;
  const trigger = TRIGGERS[at] ?? '';
  const n = endsOf(after.s, seat).find((end) => end.trigger === trigger)?.of ?? 0;
  const dice = diceOf(after).filter((value) => value > 0).length;
  return (
    <Card
      anchor={anchorAt(highlight, doer)}
      class="duo-last"
      kicker={
        <>
          <Meeple seat={seat} character={CHARACTERS[doer]} />
          {t('duo.last.reached', { ...whose(highlight), trigger, n })}
        </>
      }
      title={t('duo.last.title')}
    >
      <p>{t('duo.last.dice', { n: dice })}</p>
      <dl class="duo-now">
        <dt>{t('duo.last.now')}</dt>
        {after.s.players.map(({ seat: each }) => (
          <dd key={each}>
            <Pawn class="pawn" seat={each} title={playerName(each, info)} />
            <b>{holdingsOf(after, each).total}</b>
          </dd>
        ))}
      </dl>
    </Card>
  );
}
