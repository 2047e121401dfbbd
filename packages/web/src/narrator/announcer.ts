/** What the live regions say of the lines that came: mine as results, a run of the others in one sentence. */

import type { TableInfo } from '@tokaido/table';
import type { EventText, GameText } from '../table/game.ts';
import type { Line, Seen } from '../table/model.ts';

export interface Announced {
  /** For the log: what the others did; empty for nothing. */
  readonly log: string;
  /** For the status: what came of my decision, and what is asked of me now; empty for nothing. */
  readonly status: string;
}

/** Remembers what was said, so that everything is said once. */
export class Announcer {
  private readonly text: GameText;
  private readonly events: EventText;
  private told: number;
  private asked = -1;

  /** Lines that are there already are history and not read out. */
  constructor(journal: readonly Line[], text: GameText, events: EventText) {
    this.told = journal.at(-1)?.n ?? -1;
    this.text = text;
    this.events = events;
  }

  next(journal: readonly Line[], seen: Seen, info: TableInfo): Announced {
    const fresh = journal.filter(({ n }) => n > this.told);
    this.told = Math.max(this.told, journal.at(-1)?.n ?? -1);
    const mine = fresh.filter(({ seat, kind }) => seat === seen.me && kind !== 'say');
    const others = fresh.filter((line) => !mine.includes(line));
    const status = mine.flatMap((line) => this.events.line(line, seen, info));
    const number = seen.turn?.number ?? -1;
    if (seen.mine && number !== this.asked) status.push(this.text.question(seen, info));
    this.asked = seen.mine ? number : -1;
    return { log: this.tellOthers(others, seen, info), status: status.join(' ') };
  }

  private tellOthers(lines: readonly Line[], seen: Seen, info: TableInfo): string {
    const isFew = lines.filter((line) => this.events.isMove(line)).length <= 1;
    const said = isFew
      ? lines.flatMap((line) => this.events.line(line, seen, info))
      : this.events.summary(lines, seen, info);
    return said.join(' ');
  }
}
