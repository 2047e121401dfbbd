/** The picture of a finished journey: the last town, my prints, the ranking. Drawn on the device, sent nowhere. */

import { SEATS } from '../../art/seats.ts';
import { sheetText } from '../../art/sheets.ts';
import type { Box, Canvas } from '../../table/end/canvas.ts';
import { displayFace, drawn, frame, write as writeOn } from '../../table/end/canvas.ts';
import type { Color } from '../../table/end/sprite-images.ts';
import { imageOf, withColors } from '../../table/end/sprite-images.ts';
import type { PanoramaProgress } from '../panoramas.ts';

export interface PictureLine {
  readonly place: number;
  readonly seat: number;
  readonly name: string;
  /** Beside the name: as whom they walk, or how well a bot plays. */
  readonly note: string;
  /** Says that it is mine; empty for the others. */
  readonly mine: string;
  readonly points: number;
}

export interface PictureFacts {
  readonly title: string;
  readonly result: string;
  readonly leg: 1 | 4;
  /** Who arrives; empty for nobody in particular. */
  readonly traveler: string;
  readonly panoramas: readonly PanoramaProgress[];
  readonly lines: readonly PictureLine[];
  readonly foot: string;
}

const WIDTH = 1080;
const EDGE = 48;
const INNER = WIDTH - 2 * EDGE;
const GAP = 20;
const LINE = 64;
/** Where the points begin at the latest. */
const POINTS = WIDTH - EDGE - 96;

/** The sea fills the width; mountain and fields share it. */
const SCENE: Box = { x: EDGE, y: EDGE, width: INNER, height: 336 };
const SEA: Box = { x: EDGE, y: EDGE + SCENE.height + GAP, width: INNER, height: (INNER * 140) / 500 };
const UNIT = (INNER - GAP) / 700;
const PAIR = { y: SEA.y + SEA.height + GAP, height: 140 * UNIT };
const MOUNTAIN: Box = { ...PAIR, x: EDGE, width: 400 * UNIT };
const PADDY: Box = { ...PAIR, x: EDGE + 400 * UNIT + GAP, width: 300 * UNIT };
const FRAMES: Readonly<Record<PanoramaProgress['kind'], Box>> = {
  paddy: PADDY,
  mountain: MOUNTAIN,
  sea: SEA,
};
const RANKING = PAIR.y + PAIR.height + 34;

export async function drawPicture(facts: PictureFacts): Promise<Blob> {
  const height = Math.round(RANKING + facts.lines.length * LINE + 74);
  return drawn(WIDTH, height, async (c) => {
    await withColors('scene', async (color) => {
      c.fillStyle = color('--paper');
      c.fillRect(0, 0, WIDTH, height);
      for (const progress of facts.panoramas) await panorama(c, progress, color);
      await ranking(c, facts.lines, color);
      write(c, facts.foot, EDGE, height - 36, '400 24px "Noto Sans JP", sans-serif', color('--ink-2'));
      frame(c, { x: 16, y: 16, width: WIDTH - 32, height: height - 32 }, color('--ink'), 3);
    });
    await withColors('scene bare night', (color) => scene(c, facts, color));
  });
}

async function scene(c: Canvas, facts: PictureFacts, color: Color): Promise<void> {
  const sheets = await Promise.all([sheetText('kit'), sheetText('bands')]);
  const { x, y, width, height } = SCENE;
  const cutting = { sheets, id: `tall${facts.leg}`, width: 1000, height: 240, keep: 'xMinYMin' } as const;
  c.drawImage(await imageOf(cutting, width, height, color), x, y, width, height);
  if (facts.traveler !== '') await arrival(c, facts.traveler, color);
  const shade = c.createLinearGradient(x, 0, x + 470, 0);
  shade.addColorStop(0, 'rgb(8 11 19 / 0.6)');
  shade.addColorStop(0.7, 'rgb(8 11 19 / 0.4)');
  shade.addColorStop(1, 'rgb(8 11 19 / 0)');
  c.fillStyle = shade;
  c.fillRect(x, y, width, height);
  frame(c, SCENE, '#1f2430', 3);
  write(c, facts.title, x + 36, y + 92, `400 76px ${displayFace()}`, '#fffbf2');
  write(c, facts.result, x + 38, y + 146, '400 32px "Noto Sans JP", sans-serif', '#fffbf2');
}

/** The traveler in the foreground, seen from behind. */
async function arrival(c: Canvas, id: string, color: Color): Promise<void> {
  const sheets = await Promise.all([sheetText('kit'), sheetText('travelers'), sheetText('travelers-more')]);
  const image = await imageOf({ sheets, id: `tr-${id}`, width: 96, height: 120 }, 184, 230, color);
  c.drawImage(image, SCENE.x + SCENE.width - 250, SCENE.y + SCENE.height - 238, 184, 230);
}

/** Painted as far as it was printed, the rest as the faint key line that was left. */
async function panorama(
  c: Canvas,
  { kind, taken, length }: PanoramaProgress,
  color: Color,
  { x, y, width, height }: Box = FRAMES[kind],
): Promise<void> {
  const cutting = { sheets: [await sheetText('panoramas')], id: kind, width: length * 100, height: 140 };
  const bare: Color = (name) => {
    if (name === '--key') return color('--line');
    return name === '--ghost' || name.startsWith('--g-') ? color('--paper') : color(name);
  };
  c.fillStyle = color('--raised');
  c.fillRect(x, y, width, height);
  c.globalAlpha = 0.55;
  c.drawImage(await imageOf(cutting, width, height, bare), x, y, width, height);
  c.globalAlpha = 1;
  if (taken > 0) {
    const image = await imageOf(cutting, width, height, color);
    const share = taken / length;
    c.drawImage(image, 0, 0, image.width * share, image.height, x, y, width * share, height);
  }
  for (let i = 0; i < length; i++) {
    const section = { x: x + (i * width) / length, y, width: width / length, height };
    frame(c, section, i < taken ? '#1f2430' : color('--line'), 2);
  }
}

/** The panoramas one below the other, the longest first, sections of equal size. */
export async function drawPrints(
  c: Canvas,
  box: Box,
  panoramas: readonly PanoramaProgress[],
  color: Color,
): Promise<void> {
  const longest = Math.max(...panoramas.map(({ length }) => length));
  const gap = 14;
  const unit = Math.min(
    box.width / longest,
    ((box.height - gap * (panoramas.length - 1)) / panoramas.length) * (100 / 140),
  );
  const height = unit * 1.4;
  for (const [i, progress] of panoramas.toSorted((a, b) => b.length - a.length).entries()) {
    const at = { x: box.x, y: box.y + i * (height + gap), width: unit * progress.length, height };
    await panorama(c, progress, color, at);
  }
}

async function ranking(c: Canvas, lines: readonly PictureLine[], color: Color): Promise<void> {
  const sheets = [await sheetText('table')];
  for (const [i, line] of lines.entries()) {
    const base = RANKING + i * LINE + 42;
    if (line.mine !== '') mark(c, base, color);
    const pawn = { sheets, id: `pawn-${SEATS[line.seat]}`, width: 28, height: 28 };
    c.drawImage(await imageOf(pawn, 40, 40, color), EDGE + 52, base - 33, 40, 40);
    write(c, String(line.place), EDGE + 4, base, `400 42px ${displayFace()}`, color('--ink'));
    const name = '600 32px "Noto Sans JP", sans-serif';
    const end = write(c, line.name, EDGE + 112, base, name, color('--ink'), 420);
    const note = [line.note, line.mine].filter((words) => words !== '').join(' · ');
    write(
      c,
      note,
      end + 18,
      base,
      '400 26px "Noto Sans JP", sans-serif',
      color('--ink-2'),
      POINTS - end - 18,
    );
    c.textAlign = 'right';
    const ink = color(line.place === 1 ? '--vermilion' : '--ink');
    write(c, String(line.points), WIDTH - EDGE - 2, base + 2, '600 44px "Noto Sans JP", sans-serif', ink);
    c.textAlign = 'left';
  }
}

/** A strip of gold under my own line. */
function mark(c: Canvas, base: number, color: Color): void {
  c.globalAlpha = 0.28;
  c.fillStyle = color('--gold');
  c.fillRect(EDGE - 12, base - 44, INNER + 24, LINE - 4);
  c.globalAlpha = 1;
  c.fillStyle = color('--gold');
  c.fillRect(EDGE - 12, base - 44, 6, LINE - 4);
}

function write(
  c: Canvas,
  text: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  room = INNER - 72,
): number {
  return writeOn(c, text, { x, y, font, ink, room });
}
