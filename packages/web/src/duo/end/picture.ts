/** The picture of a finished game of Duo: who won, and both sums as they are made up. */

import { CHARACTERS, ICONS } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import { seatColors } from '../../art/seat-colors.tsx';
import { SEATS } from '../../art/seats.ts';
import { sheetText } from '../../art/sheets.ts';
import type { Box, Canvas } from '../../table/end/canvas.ts';
import { displayFace, drawn, frame, write } from '../../table/end/canvas.ts';
import { ranked } from '../../table/end/ranking.ts';
import type { Color } from '../../table/end/sprite-images.ts';
import { imageOf, withColors } from '../../table/end/sprite-images.ts';
import type { Holdings } from '../boards/holdings.ts';
import { holdingsOf } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import type { Finished } from './sentences.ts';

const WIDTH = 1080;
const EDGE = 48;
const INNER = WIDTH - 2 * EDGE;
const HEAD = 220;
const SHEET = 372;
const GAP = 28;
const HEIGHT = EDGE + HEAD + 2 * (GAP + SHEET) + 96;
const TEXT = '"Noto Sans JP", sans-serif';
/** The boxes of the three parts, from the left edge of a sheet. */
const FAITH: Box = { x: 28, y: 92, width: 330, height: 220 };
const SLABS: Box = { x: 404, y: 92, width: 130, height: 220 };
const TILES: Box = { x: 580, y: 92, width: 376, height: 220 };

interface Sheet {
  readonly place: number;
  readonly points: number;
  readonly name: string;
  readonly sign: string;
  readonly has: Holdings;
}

export async function drawPicture(model: Finished, seen: Seen, result: string): Promise<Blob> {
  const info = model.info.value;
  const colors = seatColors(info);
  const sheets = ranked(model.scores.value).map(({ seat, place, points }) => ({
    place,
    points,
    name: playerName(seat, info),
    sign: SEATS[colors[seat] ?? seat] ?? 'neutral',
    has: holdingsOf(seen, seat),
  }));
  return drawn(WIDTH, HEIGHT, (c) =>
    withColors('scene', async (color) => {
      c.fillStyle = color('--paper');
      c.fillRect(0, 0, WIDTH, HEIGHT);
      head(c, result);
      for (const [i, sheet] of sheets.entries())
        await drawSheet(c, sheet, seen, EDGE + HEAD + GAP + i * (SHEET + GAP), color);
      const foot = { x: EDGE, y: HEIGHT - 36, font: `400 24px ${TEXT}`, ink: color('--ink-2'), room: INNER };
      write(c, t('end.picture', { host: location.host }), foot);
      frame(c, { x: 16, y: 16, width: WIDTH - 32, height: HEIGHT - 32 }, color('--ink'), 3);
    }),
  );
}

/** The sea by day, with the words in it. */
function head(c: Canvas, result: string): void {
  const sea = c.createLinearGradient(0, EDGE, 0, EDGE + HEAD);
  sea.addColorStop(0, '#1b4a76');
  sea.addColorStop(1, '#5e93b0');
  c.fillStyle = sea;
  c.fillRect(EDGE, EDGE, INNER, HEAD);
  c.strokeStyle = 'rgb(255 251 242 / 0.25)';
  c.lineWidth = 1.5;
  for (let x = EDGE + 24; x < WIDTH - EDGE - 24; x += 48)
    for (const radius of [22, 15, 8]) {
      c.beginPath();
      c.arc(x, EDGE + HEAD, radius, Math.PI, 0);
      c.stroke();
    }
  frame(c, { x: EDGE, y: EDGE, width: INNER, height: HEAD }, '#1f2430', 3);
  const at = { x: EDGE + 36, ink: '#fffbf2', room: INNER - 72 };
  write(c, t('duo.end.title'), { ...at, y: EDGE + 96, font: `400 72px ${displayFace()}` });
  write(c, result, { ...at, y: EDGE + 152, font: `400 34px ${TEXT}` });
}

async function drawSheet(c: Canvas, sheet: Sheet, seen: Seen, top: number, color: Color): Promise<void> {
  const { has, place, points, name, sign } = sheet;
  const { board } = seen.s.island;
  c.fillStyle = color('--raised');
  c.fillRect(EDGE, top, INNER, SHEET);
  const rim = color(place === 1 ? '--vermilion' : '--hair');
  frame(c, { x: EDGE, y: top, width: INNER, height: SHEET }, rim, place === 1 ? 4 : 2);
  const ink = color('--ink');
  write(c, String(place), { x: EDGE + 28, y: top + 62, font: `400 46px ${displayFace()}`, ink, room: 60 });
  const pawn = { sheets: [await sheetText('table')], id: `pawn-${sign}`, width: 28, height: 28 };
  c.drawImage(await imageOf(pawn, 40, 40, color), EDGE + 78, top + 26, 40, 40);
  write(c, name, { x: EDGE + 134, y: top + 60, font: `600 34px ${TEXT}`, ink, room: 420 });
  c.textAlign = 'right';
  const [a = 0, b = 0, d = 0] = has.points;
  const right = WIDTH - EDGE - 28;
  const total = color(place === 1 ? '--vermilion' : '--ink');
  write(c, String(points), { x: right, y: top + 66, font: `600 56px ${TEXT}`, ink: total, room: 160 });
  const sum = { x: right - 110, y: top + 62, font: `400 30px ${TEXT}`, ink: color('--ink-2'), room: 300 };
  write(c, t('duo.end.sum', { a, b, c: d }), sum);
  c.textAlign = 'left';
  const within = (box: Box): Box => ({ ...box, x: EDGE + box.x, y: top + box.y });
  faith(c, [board.temple, board.garden], has, within(FAITH), color);
  slabs(c, board.slabs, has, within(SLABS), color);
  await tiles(c, board.gifts, has, sign, within(TILES), color);
  const captions = [
    t('duo.end.faith', {
      temple: board.temple[has.temple - 1] ?? 0,
      garden: board.garden[has.garden - 1] ?? 0,
    }),
    t('duo.end.slabs', { n: has.slabs }),
    t('duo.end.paintings', { n: has.gifted }),
  ];
  for (const [i, box] of [FAITH, SLABS, TILES].entries())
    await caption(c, captions[i] ?? '', CHARACTERS[i] ?? '', within(box), color);
}

async function caption(c: Canvas, words: string, character: string, box: Box, color: Color): Promise<void> {
  const y = box.y + box.height + 36;
  // The sign has the color of the text.
  const sheet = (await sheetText('duo')).replaceAll('currentColor', color('--ink-2'));
  const sign = { sheets: [sheet], id: `ch-${character}`, width: 28, height: 28 };
  c.drawImage(await imageOf(sign, 26, 26, color), box.x, y - 21, 26, 26);
  const at = { x: box.x + 34, y, font: `400 22px ${TEXT}`, ink: color('--ink-2'), room: box.width - 20 };
  write(c, words, at);
}

/** The rectangle that temple and garden make, in the largest that they could. */
function faith(
  c: Canvas,
  [temple, garden]: readonly [readonly number[], readonly number[]],
  has: Holdings,
  box: Box,
  color: Color,
): void {
  const [wide, high] = [temple.at(-1) ?? 1, garden.at(-1) ?? 1];
  const [x, y] = [temple[has.temple - 1] ?? 0, garden[has.garden - 1] ?? 0];
  const [w, h] = [box.width / wide, box.height / high];
  for (let column = 0; column < wide; column++) {
    for (let row = 0; row < high; row++) {
      c.fillStyle = column < x && row < y ? '#7ea31d' : color('--sunk');
      c.fillRect(box.x + column * w + 1, box.y + (high - 1 - row) * h + 1, w - 2, h - 2);
    }
  }
  frame(c, { x: box.x, y: box.y + (high - y) * h, width: x * w, height: y * h }, color('--keyline'), 3);
}

function slabs(c: Canvas, points: readonly number[], has: Holdings, box: Box, color: Color): void {
  const height = box.height / (points.length - 1);
  c.textAlign = 'center';
  for (let n = 1; n < points.length; n++) {
    const y = box.y + box.height - n * height;
    const isMine = n <= has.slabs;
    c.fillStyle = isMine ? '#dba02a' : color('--sunk');
    c.fillRect(box.x, y + 2, box.width, height - 4);
    if (isMine)
      frame(
        c,
        { x: box.x, y: y + 2, width: box.width, height: height - 4 },
        color('--keyline'),
        n === has.slabs ? 4 : 2,
      );
    const ink = isMine ? '#1f2430' : color('--ink-2');
    const at = { x: box.x + box.width / 2, y: y + height / 2 + 8, ink, room: box.width };
    write(c, String(points[n] ?? 0), { ...at, font: `${n === has.slabs ? 700 : 400} 22px ${TEXT}` });
  }
  c.textAlign = 'left';
}

async function tiles(
  c: Canvas,
  points: readonly number[],
  has: Holdings,
  sign: string,
  box: Box,
  color: Color,
): Promise<void> {
  const sheets = [await sheetText('duo')];
  const columns = Math.ceil(has.tiles.length / 2);
  const [w, h] = [box.width / columns, box.height / 2];
  for (const [i, icon] of has.tiles.entries()) {
    const at = {
      x: box.x + (i % columns) * w + 3,
      y: box.y + Math.floor(i / columns) * h + 3,
      width: w - 6,
      height: h - 6,
    };
    const isTurned = i < has.revealed;
    const isGiven = i < has.gifted;
    const id = isTurned ? `ar-${ICONS[icon] ?? ''}` : `tile-${sign}`;
    c.globalAlpha = isGiven ? 1 : 0.5;
    c.drawImage(
      await imageOf({ sheets, id, width: 48, height: 48 }, at.width, at.height, color),
      at.x,
      at.y,
      at.width,
      at.height,
    );
    c.globalAlpha = 1;
    frame(c, at, color('--keyline'), i === has.gifted - 1 ? 4 : 1.5);
    if (!isGiven) continue;
    c.fillStyle = color('--raised');
    c.fillRect(at.x + at.width - 34, at.y + at.height - 28, 33, 27);
    c.textAlign = 'right';
    const number = {
      x: at.x + at.width - 5,
      y: at.y + at.height - 7,
      font: `600 21px ${TEXT}`,
      ink: color('--ink'),
      room: 40,
    };
    write(c, String(points[i + 1] ?? 0), number);
    c.textAlign = 'left';
  }
}
