/** Drawings of the sprites as images of their own, with the colors of the theme written in. */

/** The value of a custom property, empty where there is none. */
export type Color = (name: string) => string;

/** Fills in every `var(--name)` and `var(--name, otherwise)`. */
export function inked(text: string, color: Color): string {
  let now = text;
  // Values hold further references; a few rounds reach the ground, and a circle must not keep us.
  for (let round = 0; round < 8 && now.includes('var('); round++) {
    now = now.replace(
      /var\((--[\w-]+)(?:\s*,\s*((?:[^()]|\([^()]*\))*))?\)/g,
      (_, name: string, otherwise?: string) => color(name) || otherwise || 'none',
    );
  }
  return now;
}

/** The colors in force on an element of these classes: scenes and the night have some of their own. */
export async function withColors<T>(classes: string, work: (color: Color) => Promise<T>): Promise<T> {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  probe.setAttribute('class', classes);
  probe.setAttribute('width', '0');
  probe.setAttribute('height', '0');
  document.body.append(probe);
  const style = getComputedStyle(probe);
  try {
    return await work((name) => style.getPropertyValue(name).trim());
  } finally {
    probe.remove();
  }
}

export interface Cutting {
  /** The sprites that hold the drawing and what it is made of. */
  readonly sheets: readonly string[];
  readonly id: string;
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  /** The part that stays when it must be cut; by default the middle. */
  readonly keep?: 'xMinYMin' | 'xMidYMid';
}

/** The drawing at a size in pixels; twice as fine, so that nothing is blurred, and cut where it does not fit. */
export async function imageOf(
  cutting: Cutting,
  width: number,
  height: number,
  color: Color,
): Promise<HTMLImageElement> {
  const bodies = cutting.sheets.map((sheet) =>
    inked(sheet, color)
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, ''),
  );
  const own = `width="${cutting.width}" height="${cutting.height}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cutting.width} ${cutting.height}" ` +
    `width="${Math.round(width * 2)}" height="${Math.round(height * 2)}" preserveAspectRatio="${cutting.keep ?? 'xMidYMid'} slice">` +
    `${bodies.join('')}<use href="#${cutting.id}" ${own}/></svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
