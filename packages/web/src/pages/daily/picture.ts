/** The picture of a daily road: what I printed on the way, or my decisions as squares, and my points. */

import '@tokaido/words/locales/en/daily';
import { t } from '@tokaido/words';
import type { Box, Canvas } from '../../table/end/canvas.ts';
import { frame, write } from '../../table/end/canvas.ts';
import type { Color } from '../../table/end/sprite-images.ts';
import { withColors } from '../../table/end/sprite-images.ts';
import type { Replay } from '../../table/replay/replay.ts';
import type { DayResult } from './days.ts';

interface Facts {
  readonly number: number;
  readonly result: DayResult;
  readonly replay: Replay | null;
}

const PRINTS: Box = { x: 56, y: 64, width: 530, height: 512 };

export async function drawResult(
  canvas: HTMLCanvasElement,
  { number, result, replay }: Facts,
): Promise<void> {
  const c = canvas.getContext('2d');
  if (c === null) throw new Error('this browser cannot draw a picture');
  const { width, height } = canvas;
  await Promise.all([
    document.fonts.load('64px "Hina Mincho"'),
    document.fonts.load('600 30px "Noto Sans JP"'),
  ]);
  const screen = await replay?.game.loadEndScreen();
  await withColors('scene', async (color) => {
    c.fillStyle = color('--paper');
    c.fillRect(0, 0, width, height);
    if (replay !== null && screen?.drawPrints !== undefined)
      await screen.drawPrints(c, PRINTS, replay.seenAt(replay.length, replay.source.you), color);
    else squares(c, result, color);
    seal(c, width, color);
    words(c, width, number, result, color);
    frame(c, { x: 16, y: 16, width: width - 32, height: height - 32 }, color('--ink'), 5);
  });
}

/** The sign for day. */
function seal(c: Canvas, width: number, color: Color): void {
  const size = 118;
  c.fillStyle = color('--vermilion');
  c.fillRect(width - 64 - size, 64, size, size);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = color('--on-vermilion');
  c.font = '400 84px "Hina Mincho", serif';
  c.fillText('日', width - 64 - size / 2, 66 + size / 2);
  c.textBaseline = 'alphabetic';
  c.textAlign = 'left';
}

function words(c: Canvas, width: number, number: number, { points }: DayResult, color: Color): void {
  c.textAlign = 'right';
  const right = width - 64;
  write(c, String(points), {
    x: right,
    y: 420,
    font: '600 168px "Noto Sans JP", sans-serif',
    ink: color('--ink'),
    room: 400,
  });
  const road = t('daily.picture.road', { number });
  write(c, road, {
    x: right,
    y: 500,
    font: '400 56px "Noto Sans JP", sans-serif',
    ink: color('--ink-2'),
    room: 400,
  });
  c.textAlign = 'left';
}

/** Where nothing is printed: a square for each decision, as in the text. */
function squares(c: Canvas, { parts = [] }: DayResult, color: Color): void {
  const longest = Math.max(8, ...parts.map(({ losses }) => losses.length));
  const step = Math.min(44, PRINTS.width / longest);
  const size = step * 0.72;
  for (const [row, { losses }] of parts.entries()) {
    for (const [i, loss] of Array.from(losses).entries()) {
      const box = { x: PRINTS.x + i * step, y: PRINTS.y + 20 + row * 100, width: size, height: size };
      c.fillStyle = color('--ink');
      if (loss === '0') c.fillRect(box.x, box.y, size, size);
      else frame(c, box, color('--ink'), 3);
      if (loss === '1') c.fillRect(box.x + size * 0.28, box.y + size * 0.28, size * 0.44, size * 0.44);
    }
  }
}
