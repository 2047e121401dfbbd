/** Compares two pictures of a page: how many of their points differ to the eye. Runs in an empty page of the browser. */

import type { Browser } from 'playwright-core';

/** Colors of a point may differ by so much: letters are smoothed a little differently by each version. */
const TOLERANCE = 40;

export interface Difference {
  /** Of all points, from 0 to 1; 1 when the sizes differ. */
  readonly share: number;
  /** Both in gray, what differs in red; empty when the sizes differ. */
  readonly picture: Buffer;
}

export async function compare(browser: Browser, one: Buffer, other: Buffer): Promise<Difference> {
  const page = await browser.newPage();
  try {
    const found = await page.evaluate(differ, {
      pictures: [one, other].map((picture) => picture.toString('base64')),
      tolerance: TOLERANCE,
    });
    return { share: found.share, picture: Buffer.from(found.picture, 'base64') };
  } finally {
    await page.close();
  }
}

/** Runs in the page. A point counts only if no point beside it in the other picture looks the same. */
async function differ({
  pictures,
  tolerance,
}: {
  pictures: readonly string[];
  tolerance: number;
}): Promise<{ share: number; picture: string }> {
  const [a, b] = await Promise.all(
    pictures.map(async (picture) => {
      const response = await fetch(`data:image/png;base64,${picture}`);
      const bitmap = await createImageBitmap(await response.blob());
      const { width, height } = bitmap;
      const paper = new OffscreenCanvas(width, height).getContext('2d');
      if (paper === null) throw new Error('no canvas');
      paper.drawImage(bitmap, 0, 0);
      return { width, height, data: paper.getImageData(0, 0, width, height).data };
    }),
  );
  if (a === undefined || b === undefined) throw new Error('two pictures are compared');
  const { width, height } = a;
  if (b.width !== width || b.height !== height) return { share: 1, picture: '' };

  const near = (from: Uint8ClampedArray, at: number, to: Uint8ClampedArray, x: number, y: number) => {
    for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
      for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
        const beside = (j * width + i) * 4;
        const apart = [0, 1, 2].map((channel) => Math.abs(from[at + channel]! - to[beside + channel]!));
        if (Math.max(...apart) <= tolerance) return true;
      }
    }
    return false;
  };
  const drawn = new ImageData(width, height);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const isSame = [0, 1, 2].every((channel) => a.data[at + channel] === b.data[at + channel]);
      const differs = !isSame && !(near(a.data, at, b.data, x, y) && near(b.data, at, a.data, x, y));
      if (differs) count++;
      const gray = (a.data[at]! + a.data[at + 1]! + a.data[at + 2]!) / 6 + 100;
      drawn.data.set(differs ? [220, 0, 0, 255] : [gray, gray, gray, 255], at);
    }
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(drawn, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return { share: count / (width * height), picture: btoa(text) };
}
