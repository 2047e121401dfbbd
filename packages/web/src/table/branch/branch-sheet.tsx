/** "Play on from here": whose seat, with whom, and with which cards. */

import '@tokaido/words/locales/en/branch';
import '@tokaido/words/locales/en/underway';
import { useSignal } from '@preact/signals';
import { botName, t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { go } from '../../app/router.ts';
import { LEVEL_IDS } from '../../app/settings.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Fork } from './fork.tsx';
import { openBranch } from './open-branch.ts';
import type { BranchOrigin } from './origin.ts';
import { branchSeats, FOR_PEOPLE } from './origin.ts';
import '../../styles/select-field.css';
import '../sheet-tiles.css';
import './branch-sheet.css';

interface BranchSheetProps {
  readonly origin: BranchOrigin;
  readonly onClose: () => void;
}

export function BranchSheet({ origin, onClose }: BranchSheetProps): JSX.Element {
  const { info, move, names, points, was, lay } = origin;
  const seat = useSignal(origin.seat);
  const company = useSignal('');
  const cards = useSignal<'dealt' | 'lay'>('dealt');
  const error = useSignal('');
  const busy = useSignal(false);
  const take = async () => {
    // Not by `disabled`: that would take the focus from the button.
    if (busy.value) return;
    busy.value = true;
    error.value = '';
    try {
      const seats = branchSeats(origin, seat.value, company.value);
      const { record, address: parent } = origin;
      const from = { record, parent, move, seat: seat.value, cards: cards.value, seats, board: info.board };
      go(`/g/${await openBranch(from)}`);
    } catch {
      error.value = t('branch.failed');
    }
    busy.value = false;
  };
  return (
    <Sheet title={t('branch.title', { move })} class="branch-sheet" onClose={onClose}>
      <div class="sheet-scroll">
        <Fork move={move} seat={seat.value} was={was} />
        <fieldset class="sheet-tiles branch-seats">
          <legend>{t('branch.seat')}</legend>
          {info.seats.map((_, i) => (
            <Tile key={i} name="seat" checked={seat.value === i} onPick={() => (seat.value = i)}>
              <Pawn seat={i} />
              <strong>{names[i]}</strong>
              <small>{t('branch.points', { n: points[i] ?? 0 })}</small>
            </Tile>
          ))}
        </fieldset>
        <label class="branch-company">
          <span>{t('branch.others', { n: info.seats.length - 1 })}</span>
          <select
            class="select-field"
            value={company.value}
            onChange={({ currentTarget }) => (company.value = currentTarget.value)}
          >
            <option value="">{t('branch.company.were', { level: botName({ level: FOR_PEOPLE }) })}</option>
            {LEVEL_IDS.map((level) => (
              <option key={level} value={level}>
                {t('branch.company.all', { level: botName({ level }) })}
              </option>
            ))}
          </select>
        </label>
        {lay !== null && (
          <fieldset class="sheet-tiles branch-cards">
            <legend>{t('branch.cards')}</legend>
            {(['dealt', 'lay'] as const).map((kind) => (
              <Tile
                key={kind}
                name="cards"
                checked={cards.value === kind}
                onPick={() => (cards.value = kind)}
              >
                <strong>{t(`branch.cards.${kind}`)}</strong>
                <small>{t(`branch.cards.${kind}.note`)}</small>
              </Tile>
            ))}
          </fieldset>
        )}
        <p class="branch-note" aria-live="polite">
          {t(`branch.cards.${cardsSaid(origin, cards.value)}.says`)}
        </p>
        <p class="branch-note">{t('branch.note')}</p>
      </div>
      <footer class="branch-foot">
        <p role="alert">{error.value}</p>
        <button type="button" class="quiet" onClick={onClose}>
          {t('branch.cancel')}
        </button>
        <button type="button" class="primary" aria-disabled={busy.value} onClick={() => void take()}>
          <Icon name="road" />
          {t('branch.take')}
        </button>
      </footer>
    </Sheet>
  );
}

function cardsSaid({ cards, lay }: BranchOrigin, chosen: 'dealt' | 'lay') {
  if (chosen === 'lay' && lay !== null) return lay;
  return cards === 'open' ? 'open' : 'dealt';
}

interface TileProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

function Tile({ name, checked, onPick, children }: TileProps): JSX.Element {
  return (
    <label class="sheet-tile">
      <input type="radio" name={`branch-${name}`} checked={checked} onChange={onPick} />
      {children}
    </label>
  );
}
