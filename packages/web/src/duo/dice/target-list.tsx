/** Behind a die: everywhere it leads with what that brings, and every other place with the reason why not. */

import '@tokaido/words/locales/en/duo-sheets';
import { CHARACTERS } from '@tokaido/duo';
import { sentence, t } from '@tokaido/words';
import type { Seated } from '@tokaido/words/duo';
import { characterName, placeName, ruleOf, sayArrival, sayReason } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Sheet } from '../../table/sheet/sheet.tsx';
import { diceOf } from '../boards/holdings.ts';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';
import { sayPoints } from '../table/outcome-words.ts';
import type { Target } from '../targets.ts';
import { ARTIST, moveTo, placeId, placeNumber } from '../targets.ts';
import { PlaceSign } from './place-sign.tsx';
import './target-list.css';

interface TargetListProps {
  readonly selection: IslandSelection;
  readonly seen: Seen;
  readonly character: number;
  readonly onClose: () => void;
}

export function TargetList({ selection, seen, character, onClose }: TargetListProps): JSX.Element {
  const value = dieValue(seen, character);
  const open = selection.moves.value.filter((move) => move.character === character);
  const take = (action: string) => {
    selection.pick(action);
    onClose();
  };
  return (
    <Sheet
      class="target-list"
      title={t('duo.dice.die', { character: characterName(character), value })}
      onClose={onClose}
    >
      <div class="sheet-body">
        <ul>
          {open.map((target) => (
            <li key={target.action}>
              <button
                type="button"
                class="target-row"
                aria-pressed={selection.picked.value === target.action}
                onClick={() => take(target.action)}
              >
                <OpenTarget seen={seen} info={selection.model.info.value} target={target} />
              </button>
            </li>
          ))}
        </ul>
        <details class="closed-targets">
          <summary>{t('duo.dice.closed')}</summary>
          <ul>
            {closedPlaces(seen, character, open).map((place) => (
              <ClosedTarget
                key={place}
                selection={selection}
                seen={seen}
                character={character}
                place={place}
              />
            ))}
          </ul>
        </details>
      </div>
    </Sheet>
  );
}

function dieValue(seen: Seen, character: number): number {
  const { turn } = seen;
  return turn?.decision === 'again' ? turn.details.value : (diceOf(seen)[character] ?? 0);
}

interface OpenTargetProps {
  readonly seen: Seen;
  readonly info: Seated;
  readonly target: Target;
}

function OpenTarget({ seen, info, target }: OpenTargetProps): JSX.Element {
  const { character, action } = target;
  const place = placeNumber(target);
  const points = sayPoints(seen, action);
  return (
    <>
      {place >= 0 && <PlaceSign s={seen.s} character={character} place={place} />}
      <span class="words">
        <b>{place < 0 ? t('duo.dice.stays') : placeName(seen.s, character, place)}</b>
        {place >= 0 && <span>{sentence(sayArrival(action, seen, info))}</span>}
      </span>
      {points !== '' && <em>{points}</em>}
    </>
  );
}

interface ClosedTargetProps extends Omit<TargetListProps, 'onClose'> {
  readonly place: number;
}

function ClosedTarget({ selection, seen, character, place }: ClosedTargetProps): JSX.Element | null {
  const { model } = selection;
  const action = moveTo(seen.turn?.decision ?? '', character, placeId(character, place));
  const reason = model.explain(action);
  if (reason === null) return null;
  return (
    <li class="target-row closed">
      <PlaceSign s={seen.s} character={character} place={place} />
      <span class="words">
        <b>{placeName(seen.s, character, place)}</b>
        <span>
          {sayReason(reason, seen, model.info.value)}{' '}
          <A href={`/rules/${ruleOf(reason)}`}>{t('table.rule')}</A>
        </span>
      </span>
    </li>
  );
}

/** How many places there are for each character. */
function placesOf({ s: { island } }: Seen, character: number): number {
  const counts = [island.ring.length, island.stationOf.length, island.icons.length];
  return counts[character] ?? counts[ARTIST] ?? 0;
}

function closedPlaces(seen: Seen, character: number, open: readonly Target[]): readonly number[] {
  const isOpen = new Set(open.map(placeNumber));
  const count = CHARACTERS[character] === undefined ? 0 : placesOf(seen, character);
  return Array.from({ length: count }, (_, place) => place).filter((place) => !isOpen.has(place));
}
