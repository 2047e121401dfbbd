/** What the live regions say of the lines that came: mine as results, a run of the others in one sentence, and talk. */

import type { Said, TableInfo } from '@tokaido/table';
import { saySpeech } from '@tokaido/words/speech';
import type { EventText, GameClient } from '../table/game.ts';
import type { Line, Seen } from '../table/model.ts';

export interface Announced {
  /** For the log: what the others did; empty for nothing. */
  readonly log: string;
  /** For the status: what came of my decision, and what is asked of me now; empty for nothing. */
  readonly status: string;
  /** For the log, after the rest: what was said, line by line, so that nobody seems to have said what another did. */
  readonly talk: readonly string[];
}

/** What came from a table: moves, and words. */
export interface Told {
  readonly journal: readonly Line[];
  readonly talk: readonly Said[];
}

/** Remembers what was said, so that everything is said once. */
export class Announcer {
  private readonly game: Pick<GameClient, 'text' | 'playback'>;
  private readonly events: EventText;
  private told: number;
  private heard: number;
  private asked = -1;

  /** Lines that are there already are history and not read out. */
  constructor({ journal, talk }: Told, game: Pick<GameClient, 'text' | 'playback'>, events: EventText) {
    this.told = journal.at(-1)?.n ?? -1;
    this.heard = talk.at(-1)?.n ?? 0;
    this.game = game;
    this.events = events;
  }

  next({ journal, talk }: Told, seen: Seen, info: TableInfo): Announced {
    const fresh = journal.filter(({ n }) => n > this.told);
    this.told = Math.max(this.told, journal.at(-1)?.n ?? -1);
    const mine = fresh.filter(({ seat }) => seat === seen.me);
    const others = fresh.filter((line) => !mine.includes(line));
    const status = mine.flatMap((line) => this.events.line(line, seen, info, journal));
    const number = seen.turn?.number ?? -1;
    if (seen.mine && number !== this.asked) status.push(this.game.text.question(seen, info));
    this.asked = seen.mine ? number : -1;
    return {
      log: this.tellOthers(others, seen, info, journal),
      status: status.join(' '),
      talk: this.tellTalk(talk),
    };
  }

  private tellTalk(talk: Told['talk']): readonly string[] {
    const fresh = talk.filter(({ n }) => n > this.heard);
    this.heard = Math.max(this.heard, talk.at(-1)?.n ?? 0);
    return fresh.map(saySpeech);
  }

  private tellOthers(lines: readonly Line[], seen: Seen, info: TableInfo, journal: readonly Line[]): string {
    const isFew = lines.filter((line) => this.game.playback.isMove(line)).length <= 1;
    const said = isFew
      ? lines.flatMap((line) => this.events.line(line, seen, info, journal))
      : this.events.summary(lines, seen, info);
    return said.join(' ');
  }
}
