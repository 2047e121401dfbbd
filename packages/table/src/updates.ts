/**
 * What listeners are told of one entry. Nearly everything is the same for all of them, so it is worked out once, and
 * those who may know the same are given the very same message.
 */

import type { ViewChanges } from '@tokaido/kernel';
import { EVERYBODY, SPECTATOR } from '@tokaido/kernel';
import { mayUndo } from './check-action.ts';
import type { Perspective } from './listener.ts';
import type { Step } from './log.ts';
import { newsFor } from './log.ts';
import type { News, ServerMessage, Turn } from './messages.ts';
import type { Patch } from './patch.ts';
import { diff } from './patch.ts';
import { gameAt } from './table.ts';
import { banksOf, changesInfo, clockOf, infoOf, turnOf, viewOf } from './tell.ts';

type Update = Extract<ServerMessage, { readonly t: 'update' }>;

/** What may differ between two listeners. */
interface Parts {
  readonly news: News;
  readonly turn: Turn | null;
  readonly own: Patch;
}

export class Updates {
  private readonly step: Step;
  private readonly common: Pick<Update, 't' | 'n' | 'info' | 'clock' | 'banks'>;
  private readonly news: News;
  private readonly isNewsShared: boolean;
  private readonly turn: Turn | null;
  /** Null where there was no game before. */
  private readonly changes: ViewChanges | null;
  private readonly made: (Parts & { readonly update: Update })[] = [];

  constructor(step: Step, now: number) {
    const { before, after, happened } = step;
    const { n, entry, told } = happened;
    this.step = step;
    const isChanged = changesInfo(entry, before.phase, after.phase) || before.asking !== after.asking;
    const info = isChanged ? { info: infoOf(after) } : {};
    this.common = { t: 'update', n, ...info, clock: clockOf(after, now), ...banksAfter(step) };
    this.news = newsFor(happened, SPECTATOR);
    this.isNewsShared = told.every(({ audience }) => audience === EVERYBODY);
    this.turn = turnOf(after, SPECTATOR);
    this.changes =
      before.match === null || after.match === null
        ? null
        : gameAt(after).game.viewChanges(before.match.state, after.match.state);
  }

  /** For somebody who looked on as `was` until now, and from now on as `is`. */
  for(was: Perspective, is: Perspective): Update {
    const news = this.isNewsShared ? this.news : newsFor(this.step.happened, is.news);
    const turn = this.turnFor(is.turn);
    if (this.changes === null || was.view !== is.view) {
      return { ...this.common, news, ...this.viewFor(was.view, is.view), turn };
    }
    const own = this.changes.own(is.view);
    const same = this.made.find((made) => made.news === news && made.turn === turn && made.own === own);
    if (same !== undefined) return same.update;
    const alike = this.made.find((made) => made.own === own);
    const patch = alike?.update.patch ?? patchOf(this.changes.shared.concat(own)).patch;
    const update: Update = { t: 'update', n: this.common.n, news, turn, clock: this.common.clock };
    if (this.common.info !== undefined) update.info = this.common.info;
    if (patch !== undefined) update.patch = patch;
    if (this.common.banks !== undefined) update.banks = this.common.banks;
    this.made.push({ news, turn, own, update });
    return update;
  }

  private turnFor(who: number): Turn | null {
    const isOwn = who !== SPECTATOR && (this.turn?.seat === who || mayUndo(this.step.after, who));
    return isOwn ? turnOf(this.step.after, who) : this.turn;
  }

  /** The game has just begun, or the device changed hands: one view takes the place of another. */
  private viewFor(held: number, who: number): Pick<Update, 'patch' | 'view'> {
    const view = viewOf(this.step.after, who);
    const before = viewOf(this.step.before, held);
    if (view === null) return {};
    return before === null ? { view } : patchOf(diff(before, view));
  }
}

/** The banks where an entry changed one. */
function banksAfter({ before, after }: Step): Pick<Update, 'banks'> {
  const { banks } = banksOf(after);
  return banks === undefined || banks.join() === banksOf(before).banks?.join() ? {} : { banks };
}

function patchOf(patch: Patch): Pick<Update, 'patch'> {
  return patch.length === 0 ? {} : { patch: patch as NonNullable<Update['patch']> };
}
