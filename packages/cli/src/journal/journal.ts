/** The journal of a game for people: each move in a line or two, as soon as its events are known. */

import type { State } from '@tokaido/kernel';
import { paragraph, t } from '@tokaido/words';
import type { GameSupport } from '../games/game-support.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import { amounts, mark, WIDTH, wrapText } from '../terminal/text-style.ts';

/** A space at which lines do not break. */
const TIE = '\u00A0';

export class Journal {
  private readonly table: GameSupport;
  /** The seat whose point of view it takes; −1 for a spectator. */
  private readonly me: number;
  private readonly style: TextStyle;
  private events: unknown[] = [];

  constructor(table: GameSupport, me: number, style: TextStyle) {
    this.table = table;
    this.me = me;
    this.style = style;
  }

  /** Adds an event; returns the lines that it completes. There is no state until the set-up is done. */
  tell(event: unknown, s: State | null): string[] {
    const lines = s !== null && this.table.text.beginsLine(event) ? this.rest(s) : [];
    this.events.push(event);
    return lines;
  }

  /** The lines of the events that no line holds yet. */
  rest(s: State): string[] {
    const { text } = this.table;
    const lines: string[] = [];
    let line: unknown[] = [];
    for (const event of this.events) {
      if (text.beginsLine(event) && line.length > 0) {
        lines.push(...this.line(line, s));
        line = [];
      }
      line.push(event);
    }
    this.events = [];
    return line.length === 0 ? lines : [...lines, ...this.line(line, s)];
  }

  private line(events: readonly unknown[], s: State): string[] {
    const { table, me, style } = this;
    const sentences = table.text.sayEvents(events, me, s);
    if (sentences.length === 0) return [];
    const mover = table.text.moverOf(events[0]) ?? -1;
    const seats = table.game.rules.seats(s);
    const head = mover < 0 ? '' : mark(style, mover, seats);
    const purse = mover >= 0 && mover < seats ? this.purse(mover, s) : '';
    const told = `${head}${paragraph(sentences)}${purse}`;
    return [wrapText(told, WIDTH, '    ').join('\n')];
  }

  /** The points and coins of the player who moved. */
  private purse(seat: number, s: State): string {
    const { table, style } = this;
    const points = table.game.scores(s)[seat]?.points ?? 0;
    const coins = table.coins(s, seat);
    if (!style.plain) return ` ${style.dim('→')}${TIE}${amounts(style, points, coins).replaceAll(' ', TIE)}`;
    const who = seat === this.me ? 'you' : 'other';
    return paragraph(['', t('tell.purse', { who, name: table.text.name(s, seat), points, coins })]);
  }
}
