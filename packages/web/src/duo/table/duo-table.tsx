/** Duo's table in the layout that fits the window: island, dice, both players' boards and the action bar. */

import { t } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { later, soon } from '../../app/load-later.tsx';
import { usePageMark } from '../../app/page-mark.ts';
import { setting } from '../../app/settings.ts';
import { Bar } from '../../table/action-bar/action-bar.tsx';
import type { BoardProps } from '../../table/game.ts';
import { BarNews } from '../../table/journal/journal.tsx';
import { Tools } from '../../table/tools.tsx';
import { Boards } from '../boards/boards.tsx';
import { Strip } from '../boards/strip.tsx';
import { Tally, Tokens } from '../boards/tally.tsx';
import { Dice } from '../dice/dice.tsx';
import { Island } from '../island/island.tsx';
import { islandSelection } from '../island-selection.ts';
import type { Duo } from '../model.ts';
import { isAboutOpen } from './about-open.ts';
import { PlayerHead } from './heads.tsx';
import { intentionOf } from './intention.ts';
import { layout } from './layout.ts';
import { previewOf } from './outcome.ts';
import { seatOrder } from './seats.ts';
import './duo-table.css';
import './duo-wide.css';
import './duo-columns.css';
import './duo-small.css';
import './duo-sideways.css';

/** Asked for with this file, but not waited for. */
const IslandKeys = soon(async () => (await import('./keyboard.ts')).IslandKeys);

const AboutBoard = later(async () => (await import('./about-board.tsx')).AboutBoard);

type PartProps = Omit<BoardProps<Duo>, 'children'>;

export function DuoTable({ selection, seen, away, children }: BoardProps<Duo>): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const island = islandSelection(selection);
  const name = layout.value;
  usePageMark('board', `duo-${name}`);
  const parts = { selection, seen, away };
  useEffect(() => {
    const intention = intentionOf(selection);
    return () => {
      intention.close();
      isAboutOpen.value = false;
    };
  }, [selection]);
  return (
    <div ref={root} class={`tb duo duo-${name}${setting('leftHand').value ? ' left-hand' : ''}`}>
      <Head selection={selection} seen={seen} />
      {name !== 'wide' && <Chips {...parts} />}
      <div class="map">
        <Island selection={island} seen={seen} />
      </div>
      {name === 'wide' ? <Columns {...parts} /> : <Strip key={seen.me} selection={selection} seen={seen} />}
      <div class="duo-foot">
        <Dice selection={island} seen={seen} />
        <Bar selection={selection} seen={seen} away={away}>
          <BarNews selection={selection} />
        </Bar>
      </div>
      {children}
      {isAboutOpen.value && (
        <AboutBoard
          selection={selection}
          onClose={() => {
            isAboutOpen.value = false;
          }}
        />
      )}
      <IslandKeys selection={island} root={root} />
    </div>
  );
}

function Head({ selection, seen }: Omit<PartProps, 'away'>): JSX.Element {
  const info = selection.model.info.value;
  const { turn, roller, ending } = seen.s;
  const isYou = roller === seen.me && info.isShared !== true;
  return (
    <header class="head">
      <h1>{t('duo.board.island')}</h1>
      <p class="hour">
        {t('duo.board.turn', {
          turn,
          last: ending === 0 ? 'no' : 'yes',
          who: isYou ? 'you' : 'other',
          name: playerName(roller, info),
        })}
      </p>
      <Tools selection={selection} seen={seen} wide={layout.value === 'wide'} />
    </header>
  );
}

function Chips({ selection, seen, away }: PartProps): JSX.Element {
  return (
    <ol class="chips" aria-label={t('duo.board.players')}>
      {seatOrder(seen, selection.model.info.value).map((seat) => (
        <li key={seat}>
          <PlayerHead selection={selection} seen={seen} away={away} seat={seat} />
        </li>
      ))}
    </ol>
  );
}

/** Each player with their boards; beside the island where there is room, under it where there is not. */
function Columns({ selection, seen, away }: PartProps): JSX.Element {
  const after = previewOf(selection.picked.value, seen);
  const info = selection.model.info.value;
  return (
    <>
      {seatOrder(seen, info).map((seat) => (
        <aside key={seat} class="player" aria-label={playerName(seat, info)}>
          <PlayerHead selection={selection} seen={seen} away={away} seat={seat} />
          <Boards seen={seen} seat={seat} after={after} onOpen={() => selection.open({ seat })} />
          <Tokens seen={seen} seat={seat} />
          <Tally seen={seen} seat={seat} after={after} />
        </aside>
      ))}
    </>
  );
}
