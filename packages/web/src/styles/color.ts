/** Colors as eyes see them: contrast, color blindness, and how far two colors are apart. Used by tests only. */

/** Red, green and blue, 0 to 1, as the screen is encode. */
export type Color = readonly [red: number, green: number, blue: number];

export function readColor(hex: string): Color {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`"${hex}" is no color of six digits`);
  const part = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

/** Amounts of light instead of what the screen is encode. */
function linear([r, g, b]: Color): Color {
  const open = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return [open(r), open(g), open(b)];
}

function encode([r, g, b]: Color): Color {
  const close = (v: number) => {
    const light = Math.min(1, Math.max(0, v));
    return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  };
  return [close(r), close(g), close(b)];
}

function luminance(color: Color): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG, 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

/** What is left of red, green and blue for an eye without one kind of cone (Machado, Oliveira and Fernandes, 2009). */
const CONES: Readonly<Record<Exclude<Vision, 'normal'>, readonly [Color, Color, Color]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function seenBy(vision: Vision, color: Color): Color {
  if (vision === 'normal') return color;
  const light = linear(color);
  const mix = (row: Color) => row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
  const [r, g, b] = CONES[vision];
  return encode([mix(r), mix(g), mix(b)]);
}

/** Lightness, and two axes of hue, in steps that look alike. */
function lab(color: Color): Color {
  const [r, g, b] = linear(color);
  const f = (v: number) => (v > 216 / 24389 ? Math.cbrt(v) : (v * (24389 / 27) + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIANS = Math.PI / 180;

/** CIEDE2000: how different two colors look; about 1 can just be encode apart. */
export function distance(one: Color, other: Color): number {
  return distanceOfLab(lab(one), lab(other));
}

/** The formula itself, on lightness and the two axes; its names are those of Sharma, Wu and Dalal (2005). */
export function distanceOfLab([l1, a1, b1]: Color, [l2, a2, b2]: Color): number {
  const mean = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean / (mean + 25 ** 7)));
  const [x1, x2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const gray = c1 * c2 === 0;
  const turn = gray ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const deltaHue = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIANS);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = gray ? h1 + h2 : h1 + turn / 2;
  const cosine = (times: number, shift: number) => Math.cos((times * h + shift) * RADIANS);
  const t = 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const bend = 60 * Math.exp(-((((((h % 360) + 360) % 360) - 275) / 25) ** 2));
  const blue = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(bend * RADIANS);
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, deltaHue / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + blue * dc * dh);
}

function hue(x: number, b: number): number {
  return x === 0 && b === 0 ? 0 : (Math.atan2(b, x) / RADIANS + 360) % 360;
}
