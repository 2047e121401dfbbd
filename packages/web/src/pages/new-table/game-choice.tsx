/** What is played: the game, its boxes and variations, and how the travelers are dealt. */

import '@tokaido/words/locales/en/online';
import { BOXES, houseRules, usesTiles, VARIATIONS } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { Settings } from '../../app/settings.ts';
import { GAMES } from '../../app/settings.ts';
import { Emblem, Encounter, Plaque, Traveler } from '../../art/art.tsx';
import type { Choice, Tiles } from './draft.ts';
import { neededBy, toggleBox, toggleVariation } from './draft.ts';
import { Pick, Row } from './tiles.tsx';

interface ChoiceProps<C extends Choice> {
  readonly choice: C;
  readonly onChange: (next: C) => void;
}

const SIGNS: Readonly<Record<string, () => JSX.Element>> = {
  crossroads: () => <Emblem id="cherry" class="pick-art" />,
  matsuri: () => <Emblem id="festival" class="pick-art" />,
  'new-encounters': () => <Encounter id="saru" class="pick-art" />,
  'promo-travelers': () => <Traveler id="naiade" class="pick-art" />,
};

const GAME_SIGNS: Readonly<Record<Settings['game'], () => JSX.Element>> = {
  tokaido: () => <Plaque stop="inn" class="pick-art" />,
  duo: () => <Emblem id="die-4" class="pick-art" />,
};

interface GameProps {
  readonly game: Settings['game'];
  readonly onGame: (game: Settings['game']) => void;
}

export function GameRow({ game, onGame }: GameProps): JSX.Element {
  return (
    <Row id="game" title={t('online.row.game')} choose="one" columns={2}>
      {GAMES.map((id) => (
        <Pick
          key={id}
          name="game"
          chosen={game === id}
          title={t(`online.game.${id}`)}
          note={t(`online.game.${id}.note`)}
          sign={GAME_SIGNS[id]()}
          onChoose={() => onGame(id)}
        />
      ))}
    </Row>
  );
}

export function ChoiceRows<C extends Choice>({ choice, onChange }: ChoiceProps<C>): JSX.Element {
  return (
    <>
      <BoxRow choice={choice} onChange={onChange} />
      <Row id="variations" title={t('online.row.variations')} choose="any" columns={3} slim>
        {[...VARIATIONS.keys()].map((id) => (
          <Pick
            key={id}
            chosen={choice.variations.includes(id)}
            title={nameOf('variation', id)}
            note={nameOf('online.variation', id)}
            onChoose={() => onChange(toggleVariation(choice, id))}
          />
        ))}
      </Row>
      <TileRow choice={choice} onChange={onChange} />
    </>
  );
}

export function BoxRow<C extends Choice>({ choice, onChange }: ChoiceProps<C>): JSX.Element {
  return (
    <Row id="boxes" title={t('online.row.boxes')} choose="any" columns={4}>
      {[...BOXES.keys()].map((id) => (
        <BoxPick key={id} id={id} choice={choice} onChange={onChange} />
      ))}
    </Row>
  );
}

function BoxPick<C extends Choice>({ id, choice, onChange }: ChoiceProps<C> & { id: string }): JSX.Element {
  const [first] = neededBy(choice, id);
  const note =
    first === undefined
      ? nameOf('online.box', id)
      : t('online.neededBy', { name: nameOf(first.kind, first.id) });
  return (
    <Pick
      chosen={choice.boxes.includes(id)}
      locked={first !== undefined}
      title={nameOf('box', id)}
      note={note}
      sign={SIGNS[id]?.()}
      onChoose={() => onChange(toggleBox(choice, id))}
    />
  );
}

/** Without the box whose set-up has it, another number than two is a house rule. */
function tilesNote(choice: Choice): string {
  if (houseRules(choice).length > 0) return t('online.tiles.house');
  return nameOf('online.tiles.note', String(choice.tiles));
}

const TILES: readonly Tiles[] = [2, 3, 'any'];

function TileRow<C extends Choice>({ choice, onChange }: ChoiceProps<C>): JSX.Element {
  const none = !usesTiles(choice);
  return (
    <Row id="tiles" title={t('online.row.tiles')} choose="one" columns={3} slim>
      {TILES.map((tiles) => (
        <Pick
          key={tiles}
          name="tiles"
          chosen={!none && choice.tiles === tiles}
          locked={none}
          title={nameOf('online.tiles', String(tiles))}
          note={none ? t('online.tiles.none') : tilesNote({ ...choice, tiles })}
          onChoose={() => onChange({ ...choice, tiles })}
        />
      ))}
    </Row>
  );
}
