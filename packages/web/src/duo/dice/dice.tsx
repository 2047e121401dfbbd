/** The three dice as radio tiles, and under them the chain of picks. */

import { CHARACTERS } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { characterName, placeTitle, playerName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../../app/load-later.tsx';
import { Pawn } from '../../art/art.tsx';
import { Character } from '../../art/duo.tsx';
import { Icon } from '../../art/icons.tsx';
import { diceOf } from '../boards/holdings.ts';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';
import { placeNumber } from '../targets.ts';
import { picksOf } from './chain.ts';
import type { DieState } from './die-state.ts';
import { diceStates } from './die-state.ts';
import './dice.css';

const TargetList = later(async () => (await import('./target-list.tsx')).TargetList);

interface DiceProps {
  readonly selection: IslandSelection;
  readonly seen: Seen;
}

export function Dice({ selection, seen }: DiceProps): JSX.Element {
  const { model } = selection;
  const [isListed, list] = useState(false);
  const dice = diceStates(seen, model.journal.value, selection.moves.value);
  const chosen = selection.character.value;
  const isMine = selection.isOnBoard.value;
  const open = dice.filter(({ targets }) => targets.length > 0);

  /** The first press looks at a die, another one lists where it leads. */
  function press(character: number, byKey: boolean): void {
    if (chosen !== character) selection.lookAt(character);
    else if (byKey && selection.target.peek() !== null) selection.commit();
    else list(true);
  }
  function step(event: KeyboardEvent, from: number): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const at = open.findIndex(({ character }) => character === from);
    const next = by === undefined ? undefined : open[(at + by + open.length) % open.length];
    if (next === undefined) return;
    event.preventDefault();
    selection.lookAt(next.character);
    const group = event.currentTarget instanceof Element ? event.currentTarget.parentElement : null;
    group?.querySelector<HTMLElement>(`[data-die="${next.character}"]`)?.focus();
  }
  return (
    <section class="duo-dice" aria-label={t('duo.dice.title')}>
      <div class="dice" role="radiogroup" aria-label={t('duo.dice.title')}>
        {dice.map((die) => (
          <DieTile
            key={die.character}
            die={die}
            seen={seen}
            selection={selection}
            isChosen={isMine && chosen === die.character}
            isTabStop={isMine && (chosen ?? open[0]?.character) === die.character}
            onPress={(byKey) => press(die.character, byKey)}
            onKey={(event) => step(event, die.character)}
          />
        ))}
      </div>
      <div class="dice-row">
        <Chain selection={selection} seen={seen} />
        {isMine && chosen !== null && (
          <button type="button" class="textbtn dice-list" aria-haspopup="dialog" onClick={() => list(true)}>
            <Icon name="journal" />
            <span>{t('duo.dice.list')}</span>
          </button>
        )}
      </div>
      {isListed && isMine && chosen !== null && (
        <TargetList selection={selection} seen={seen} character={chosen} onClose={() => list(false)} />
      )}
    </section>
  );
}

interface DieTileProps extends DiceProps {
  readonly die: DieState;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly onPress: (byKey: boolean) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function DieTile({ die, seen, selection, isChosen, isTabStop, onPress, onKey }: DieTileProps): JSX.Element {
  const { character, value, takenBy, isAgain } = die;
  const isOpen = die.targets.length > 0;
  const isOut = takenBy >= 0;
  const note = isOut ? '' : targetsText(die, seen);
  const info = selection.model.info.value;
  return (
    <button
      type="button"
      role="radio"
      class={`die ${CHARACTERS[character]}${isChosen ? ' on' : ''}${isOut ? ' out' : ''}`}
      data-die={character}
      data-focus-home={isTabStop || undefined}
      aria-checked={isChosen}
      aria-disabled={isOpen ? undefined : 'true'}
      tabIndex={isTabStop || (!isOpen && !isOut) ? 0 : -1}
      onClick={(event) => isOpen && onPress(event.detail === 0)}
      onKeyDown={onKey}
    >
      <span class="cap">
        <Character id={CHARACTERS[character] ?? ''} />
        {characterName(character)}
      </span>
      <span class="val">
        {value > 0 && <b>{value}</b>}
        {isOut ? (
          <small class="by">
            <Pawn seat={takenBy} />
            <span class="sr-only">{t('duo.dice.taken', { name: playerName(takenBy, info) })}</span>
          </small>
        ) : (
          <small>{isAgain ? t('duo.dice.again') : note}</small>
        )}
      </span>
    </button>
  );
}

/** How many places it opens, or the name of the only one. */
function targetsText({ character, targets }: DieState, { s }: Seen): string {
  const [only] = targets;
  if (only === undefined) return '';
  if (targets.length === 1)
    return placeNumber(only) < 0 ? t('duo.dice.stays') : placeTitle(s, character, placeNumber(only));
  return t('duo.dice.targets', { character: CHARACTERS[character] ?? '', n: targets.length });
}

/** Who takes a die when, with the die that each took. */
function Chain({ selection, seen }: DiceProps): JSX.Element {
  const { model } = selection;
  const info = model.info.value;
  const taken = diceOf(seen).filter((value) => value === 0).length;
  const picks = picksOf(model.journal.value, seen.s, taken);
  const isAgain = seen.turn?.decision === 'again';
  // The pick goes on until all that follows from it is decided.
  const now = seen.turn === null ? -1 : seen.turn.decision === 'die' ? taken : taken - 1;
  const chosen = selection.character.value;
  return (
    <ol class="draft" aria-label={t('duo.dice.order')}>
      {picks.map(({ seat, die }, i) => {
        const isNow = i === now;
        const looked = isNow && die === null && chosen !== null && seen.mine ? chosen : null;
        const value = die?.value ?? (looked === null ? 0 : (diceOf(seen)[looked] ?? 0));
        const character = die?.character ?? looked;
        const isYou = seat === seen.me && info.isShared !== true;
        return (
          <li key={i} class={isNow ? 'now' : undefined} aria-current={isNow ? 'step' : undefined}>
            <Pawn seat={seat} />
            <span class="nm">{isYou ? t('table.you') : playerName(seat, info)}</span>
            <i class={character === null ? undefined : `in ${CHARACTERS[character]}`}>
              {value > 0 && value}
              {character !== null && <span class="sr-only"> {characterName(character)}</span>}
              {isAgain && isNow && <span class="sr-only"> {t('duo.dice.again')}</span>}
            </i>
          </li>
        );
      })}
    </ol>
  );
}
