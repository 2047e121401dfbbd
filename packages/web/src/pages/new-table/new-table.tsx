/** The page "New table": everything on one page, and the table in words beside the button. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { PageHead } from '../../app/page-head.tsx';
import { go } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import type { Refusal } from '../../connection/api.ts';
import { openTable } from '../../connection/api.ts';
import { randomBytes, saveSeat } from '../../connection/seat-secrets.ts';
import { myName } from '../../connection/travel-names.ts';
import { duoBoard } from '../duo-board.ts';
import { BoardRow } from './board-row.tsx';
import type { Draft } from './draft.ts';
import { planOf, setListed, setSeat } from './draft.ts';
import { DUO_COLORS } from './duo-draft.ts';
import { FirstRow, seatNote } from './first-row.tsx';
import { ChoiceRows, GameRow } from './game-choice.tsx';
import { PaceRow } from './pace.tsx';
import { saveDraft, savedDraft } from './saved-setup.ts';
import { SeatTiles } from './seat-tiles.tsx';
import { Summary } from './summary.tsx';
import { Pick, Row } from './tiles.tsx';
import '../../styles/fine-print.css';
import './new-table.css';

export function NewTable(): JSX.Element {
  const draft = useSignal(savedDraft(setting('level').value, setting('game').value));
  const busy = useSignal(false);
  const refused = useSignal<Refusal | null>(null);
  const change = (next: Draft) => {
    draft.value = next;
    refused.value = null;
    setting('game').value = next.game;
    saveDraft(next);
  };
  const open = async () => {
    if (busy.value) return;
    busy.value = true;
    const bytes = randomBytes();
    const plan = planOf(draft.value, duoBoard.peek());
    const reply = await openTable(plan, { name: myName(setting('name').value), bytes });
    busy.value = false;
    if (!reply.ok) {
      refused.value = reply.error;
      return;
    }
    saveSeat(reply.value.table, reply.value.secret, bytes);
    go(`/t/${reply.value.table}`);
  };
  const now = draft.value;
  return (
    <main class="setup">
      <PageHead title={t('online.new.title')}>
        <p class="setup-note">{t('online.new.note')}</p>
      </PageHead>
      <form
        class="setup-form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <div class="setup-rows">
          <GameRow game={now.game} onGame={(game) => change({ ...now, game })} />
          {now.game === 'duo' ? (
            <DuoRows draft={now} onChange={change} />
          ) : (
            <>
              <ChoiceRows choice={now} onChange={change} />
              <SeatTiles
                game={now.game}
                seats={now.seats}
                onSeat={(seat, plan) => change(setSeat(now, seat, plan))}
              />
            </>
          )}
          <PaceRow pace={now.pace} onPace={(pace) => change({ ...now, pace })} />
          <GuestRow draft={now} onChange={change} />
        </div>
        <Summary draft={now} busy={busy.value} refused={refused.value} />
      </form>
    </main>
  );
}

interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (next: Draft) => void;
}

function DuoRows({ draft, onChange }: DraftProps): JSX.Element {
  const { duo } = draft;
  return (
    <>
      <SeatTiles
        game={draft.game}
        seats={duo.seats}
        colors={DUO_COLORS}
        canClose={false}
        onSeat={(seat, plan) => onChange(setSeat(draft, seat, plan))}
      />
      <FirstRow
        first={duo.first}
        notes={duo.seats.map(seatNote)}
        onFirst={(first) => onChange({ ...draft, duo: { ...duo, first } })}
      />
      <BoardRow />
    </>
  );
}

function GuestRow({ draft, onChange }: DraftProps): JSX.Element {
  return (
    <Row id="guests" title={t('online.row.guests')} choose="any" columns={4}>
      <div class="contents" role="radiogroup" aria-label={t('online.row.guests')}>
        <Pick
          name="privacy"
          chosen={!draft.listed}
          title={t('online.guests.link')}
          note={t('online.guests.link.note')}
          sign={<Icon name="link" />}
          onChoose={() => onChange(setListed(draft, false))}
        />
        <Pick
          name="privacy"
          chosen={draft.listed}
          title={t('online.guests.listed')}
          note={t('online.guests.listed.note')}
          sign={<Icon name="eye" />}
          onChoose={() => onChange(setListed(draft, true))}
        />
      </div>
      <Pick
        chosen={draft.chat}
        title={t('online.guests.chat')}
        note={t('online.guests.chat.note')}
        sign={<Icon name="chat" />}
        onChoose={() => onChange({ ...draft, chat: !draft.chat })}
      />
      <Pick
        chosen={draft.takeover}
        title={t('online.guests.takeover')}
        note={t(draft.game === 'duo' ? 'online.guests.takeover.duo' : 'online.guests.takeover.note')}
        sign={<Icon name="bot" />}
        onChoose={() => onChange({ ...draft, takeover: !draft.takeover })}
      />
    </Row>
  );
}
