/** What a bot is, where its seat is looked at: level and temper, what it is fond of, and what it plays by at this table. */

import '@tokaido/words/locales/en/bots';
import { levelPlayer } from '@tokaido/bots';
import type { SeatInfo, TableInfo } from '@tokaido/table';
import { botName, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { LevelMark } from './level-mark.tsx';

interface BotNoteProps {
  readonly seat: Pick<SeatInfo, 'level' | 'temper'>;
  readonly info: Pick<TableInfo, 'game' | 'options'>;
}

export function BotNote({ seat, info }: BotNoteProps): JSX.Element {
  const { level, temper } = seat;
  return (
    <>
      <p>
        <LevelMark level={level} temper={temper} /> {t('table.bot', { level: botName(seat) })}
      </p>
      <p>
        {temper !== undefined && nameOf('temper', `${temper}.${info.game}`)} {playerWords(level, info)}
      </p>
    </>
  );
}

/** Nothing for a level of another edition, which plays as the default one does. */
function playerWords(level: string, { game, options }: BotNoteProps['info']): string {
  const found = levelPlayer(level, game, options);
  if (found === null) return '';
  return 'games' in found
    ? t(`bot.${found.kind}`, { games: found.games, ms: found.ms })
    : t(`bot.${found.kind}`);
}
