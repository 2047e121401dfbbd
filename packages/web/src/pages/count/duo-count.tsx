/** Tokaido Duo: five numbers for each of two players, and the sums that they make. */

import '@tokaido/words/locales/en/count';
import '@tokaido/words/locales/en/duo';
import '@tokaido/words/locales/en/duo-end';
import type { Board } from '@tokaido/duo';
import { CHARACTERS, RECONSTRUCTED } from '@tokaido/duo';
import type { CountedField } from '@tokaido/duo/count';
import { COUNTED, countedState, problemsOf, START } from '@tokaido/duo/count';
import type { Score } from '@tokaido/kernel';
import { boardFromText } from '@tokaido/table';
import { t } from '@tokaido/words';
import { characterName, gameOn } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Emblem } from '../../art/art.tsx';
import { Meeple } from '../../art/duo.tsx';
import type { Finished } from '../../duo/end/sentences.ts';
import type { Seen } from '../../duo/model.ts';
import { duoBoard } from '../duo-board.ts';
import type { Count } from './count-model.ts';
import { seatedIn, setDuoNumber } from './count-model.ts';
import { EntryFrame } from './entry-frame.tsx';
import { FormPart, Problem } from './section-view.tsx';
import { Stepper } from './stepper.tsx';
import { placesOf } from './steps.ts';
import type { CountStore } from './use-count.ts';

export interface DuoCounted {
  readonly seen: Seen;
  readonly scores: readonly Score[];
  readonly model: Finished;
  /** Whether it is counted by our own board. */
  readonly isOurs: boolean;
}

/** The board that was loaded on this device, or our own. */
function boardInUse(): Board | null {
  const text = duoBoard.value?.text;
  if (text === undefined) return null;
  const board = boardFromText(text);
  return board.ok ? board.value : null;
}

export function countedDuo(count: Count): DuoCounted {
  const own = boardInUse();
  const board = own ?? RECONSTRUCTED;
  const game = gameOn(board);
  const s = countedState(playersIn(count), board);
  const scores = game.scores(s);
  return {
    seen: { me: -1, view: game.observe(s, -1), s, turn: null, mine: false, legal: [] },
    scores,
    model: { info: { value: seatedIn(count) }, you: { value: -1 }, scores: { value: scores } },
    isOurs: own === null,
  };
}

const playersIn = ({ duo }: Count) => duo.map(({ has }) => ({ ...START, ...has }));

/** What each character brings in. */
const FIELDS: Readonly<Record<(typeof CHARACTERS)[number], readonly CountedField[]>> = {
  pilgrim: ['temple', 'garden'],
  merchant: ['slabs', 'coins'],
  artist: ['gifted'],
};

interface DuoEntryProps {
  readonly store: CountStore;
  readonly found: DuoCounted;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onResult: () => void;
}

export function DuoEntry({ store, found, seat, onSeat, onResult }: DuoEntryProps): JSX.Element {
  const { model, scores, isOurs } = found;
  const by = scores.find((score) => score.seat === seat)?.by ?? {};
  return (
    <EntryFrame
      info={model.info.value}
      seat={seat}
      places={placesOf(scores.length, false)}
      scores={scores}
      onSeat={onSeat}
      onResult={onResult}
    >
      {CHARACTERS.map((character, i) => (
        <FormPart
          key={character}
          title={characterName(i)}
          points={by[character] ?? 0}
          rule={`duo-${character}`}
        >
          {FIELDS[character].map((field) => (
            <FieldRow key={field} store={store} seat={seat} field={field} character={character} />
          ))}
        </FormPart>
      ))}
      {isOurs && <p class="count-note">{t('count.duo.board')}</p>}
    </EntryFrame>
  );
}

interface FieldRowProps {
  readonly store: CountStore;
  readonly seat: number;
  readonly field: CountedField;
  readonly character: string;
}

function FieldRow({ store, seat, field, character }: FieldRowProps): JSX.Element {
  const id = useId();
  const count = store.count.value;
  const players = playersIn(count);
  const { least, most } = COUNTED[field];
  const problem = problemsOf(players).find((each) => each.seat === seat && each.field === field);
  const value = players[seat]?.[field] ?? least;
  const told =
    problem === undefined
      ? ''
      : t('count.problem.too-many', {
          least: problem.least,
          most: problem.most,
          counted: Math.max(least, Math.min(most, Math.floor(value))),
        });
  const label = t(`count.duo.${field}`);
  return (
    <div class="count-row">
      {field === 'coins' ? <Emblem id="coin" /> : <Meeple seat={seat} character={character} />}
      <span class="count-words">
        <span>{label}</span>
        {field === 'coins' && <small>{t('count.duo.coins.note')}</small>}
      </span>
      <Stepper
        label={label}
        value={value}
        least={least}
        most={most}
        isWrong={told !== ''}
        describedBy={told === '' ? undefined : id}
        onChange={(n) => store.change(setDuoNumber(store.count.peek(), seat, field, n))}
      />
      <Problem id={id} words={told} />
    </div>
  );
}
