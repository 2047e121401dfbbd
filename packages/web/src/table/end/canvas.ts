/** What the pictures of finished games are drawn with. They are made on the device and sent nowhere. */

export type Canvas = CanvasRenderingContext2D;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of this size in pixels, once `draw` has drawn it. */
export async function drawn(
  width: number,
  height: number,
  draw: (c: Canvas) => Promise<void>,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const c = canvas.getContext('2d');
  if (c === null) throw new Error('this browser cannot draw a picture');
  await Promise.all([
    document.fonts.load('64px "Hina Mincho"'),
    document.fonts.load('600 30px "Noto Sans JP"'),
  ]);
  await draw(c);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture came')) : resolve(blob)),
      'image/png',
    );
  });
}

/** The face of headings in the language that is shown. */
export function displayFace(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--display');
}

export interface Writing {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly ink: string;
  /** How wide it may be. */
  readonly room: number;
}

/** Writes as much of a text as there is room for; returns where it ends. */
export function write(c: Canvas, text: string, { x, y, font, ink, room }: Writing): number {
  c.font = font;
  c.fillStyle = ink;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  let fits = text;
  while (letters.length > 1 && c.measureText(fits).width > room) {
    letters.pop();
    fits = `${letters.join('')}…`;
  }
  c.fillText(fits, x, y);
  return x + c.measureText(fits).width;
}

export function frame(c: Canvas, { x, y, width, height }: Box, ink: string, line: number): void {
  c.strokeStyle = ink;
  c.lineWidth = line;
  c.strokeRect(x, y, width, height);
}
