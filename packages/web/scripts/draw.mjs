// The habits that the print of the first page is drawn with: a color plate, its key line printed slightly beside
// it, gradation, mist. Points are written as text, `x y, x y`; colors are the variables of print-colors.css.

/** @typedef {readonly number[]} Point */

/** @param {string} text */
export function points(text) {
  return text.split(', ').map((point) => point.split(' ').map(Number));
}

/** Repeatable chance, so that a picture never changes by being drawn again. @param {number} seed */
function dice(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s * 1664525 + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

/** Written short: tenths only where they can be seen. @param {number} v */
const n = (v) => String(+v.toFixed(Math.abs(v) < 60 ? 1 : 0)).replace(/^(-?)0\./, '$1.');
const at = (/** @type {Point} */ [x, y]) => `${n(x)} ${n(y)}`;

/** A smooth line through points. @param {readonly Point[]} line */
export function curve(line) {
  let d = `M${at(line[0])}`;
  for (let i = 0; i < line.length - 1; i++) {
    const before = line[i - 1] ?? line[i];
    const [from, to] = [line[i], line[i + 1]];
    const after = line[i + 2] ?? to;
    const bend = (/** @type {Point} */ p, /** @type {Point} */ a, /** @type {Point} */ b) => [
      p[0] + (b[0] - a[0]) / 6,
      p[1] + (b[1] - a[1]) / 6,
    ];
    d += `C${at(bend(from, before, to))} ${at(bend(to, after, from))} ${at(to)}`;
  }
  return d;
}

/** Vertical gradation: `offset color opacity?`. @param {string} id @param {string} stops */
export function bokashi(id, stops) {
  const marks = stops.split(', ').map((stop) => {
    const [offset, color, opacity] = stop.split(' ');
    const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    return `<stop offset="${offset}" stop-color="var(--h-${color})"${veil}/>`;
  });
  return `<linearGradient id="${id}" x2="0" y2="1">${marks.join('')}</linearGradient>`;
}

let plates = 0;

/** A color plate, and its line a hair beside it. @param {string} d @param {string} fill @param {number} w */
function plate(d, fill, w) {
  const id = `hp-p${plates++}`;
  return `<g fill="url(#${fill})"><path id="${id}" d="${d}"/></g><use href="#${id}" class="h-k" stroke-width="${w}" x=".8" y="-.6"/>`;
}

/**
 * Land with a smooth crest, down to a base that something else covers.
 * @param {string | readonly Point[]} line @param {number} base @param {string} fill @param {number} w
 */
export function ridge(line, base, fill, w) {
  const crest = typeof line === 'string' ? points(line) : line;
  return plate(`${curve(crest)}V${base}H${n(crest[0][0])}z`, fill, w);
}

/** Mist in stacked bars. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} o */
export function mist(x, y, w, h, o = 1) {
  const bars = [
    [x, y, w, h],
    [x + w * 0.2, y - h * 0.72, w * 0.46, h * 0.82],
    [x + w * 0.42, y + h * 0.78, w * 0.5, h * 0.6],
  ].map((bar) => {
    const [bx, by, bw, bh] = bar.map(n);
    return `<rect x="${bx}" y="${by}" width="${bw}" height="${bh}" rx="${n(bar[3] / 2)}"/>`;
  });
  return `<g fill="var(--h-mist)" opacity="${n(o * 0.94)}">${bars.join('')}</g>`;
}

/** Its flank from the top down, concave: how far out, at which height. */
const FLANK = points('.04 1, .075 .93, .13 .82, .215 .66, .325 .5, .47 .34, .635 .2, .81 .09, 1 0');

/** How far out the flank lies at a height. @param {number} v */
function flankAt(v) {
  const i = Math.max(
    1,
    FLANK.findIndex(([, height]) => height <= v),
  );
  const [[w1, h1], [w2, h2]] = [FLANK[i - 1], FLANK[i]];
  return w1 + ((w2 - w1) * (h1 - v)) / (h1 - h2);
}

/** The great mountain, its foot at (0, 0). @param {number} half @param {number} height @param {number} seed */
function mountain(half, height, seed) {
  const spot = (/** @type {number} */ k, /** @type {number} */ v) => at([k * half * flankAt(v), -v * height]);
  const right = FLANK.map(([w = 0, h = 0]) => [w * half, -h * height]);
  const left = FLANK.map(([w = 0, h = 0]) => [-w * half, -h * height]).reverse();
  const rim = points('-.017 .984, -.004 .996, .014 .986').map(([x = 0, y = 0]) =>
    at([x * half, -y * height]),
  );
  const crest = `${curve(left)}L${rim.join('L')}L${at(right[0])}${curve(right).replace(/^M[^C]*/, '')}`;
  const chance = dice(seed);
  const snow = [];
  let streaks = '';
  for (let i = 0; i <= 30; i++) {
    const k = -1.04 + (2.08 * i) / 30;
    const tongue = i % 2 === 1;
    // The snow reaches further down in the middle and lies in tongues of unequal length.
    const v = tongue ? 0.62 - 0.17 * chance() - 0.06 * (1 - Math.abs(k)) : 0.72 - 0.06 * chance();
    snow.push(spot(k + (chance() - 0.5) * 0.03, v));
    if (tongue && Math.abs(k) < 0.86)
      streaks += `M${spot(k, v - 0.05)}L${spot(k, v - 0.12 - 0.16 * chance())}`;
  }
  const cap = `M${snow.join('L')}L${at([half * 0.4, -height - 9])}H${n(-half * 0.4)}z`;
  return (
    `<clipPath id="hp-slope"><use href="#hp-crest"/></clipPath><g fill="url(#hp-fuji)"><path id="hp-crest" d="${crest}"/></g>` +
    `<g clip-path="url(#hp-slope)" class="h-k" stroke-width=".8"><path d="${cap}" fill="var(--h-snow)"/><path d="${streaks}" opacity=".3"/></g>` +
    '<use href="#hp-crest" class="h-k" stroke-width="1.2" x=".8" y="-.7"/>'
  );
}

/** A row of little trees along a crest, of three shapes. @param {string} crest @param {number} count @param {number} seed @param {number} s */
export function treeLine(crest, count, seed, s = 1) {
  const line = points(crest);
  const chance = dice(seed);
  const shapes = points('5 2.4, 6.5 2.8, 7.5 3.4').map((size) => {
    const [h, w] = size.map((v) => v * s);
    return `q${n(w * 0.1)}-${n(h * 0.8)} ${n(w)}-${n(h)}q${n(w * 0.9)} ${n(h * 0.2)} ${n(w)} ${n(h)}z`;
  });
  let d = '';
  for (let i = 0; i < count; i++) {
    const place = ((i + chance() * 0.8) / count) * (line.length - 1);
    const k = Math.min(line.length - 2, Math.floor(place));
    const [x, y] = between(line[k], line[k + 1], place - k);
    d += `M${Math.round(x)} ${n(y + 1)}${shapes[Math.floor(chance() * 3)]}`;
  }
  return `<path d="${d}" fill="var(--h-tree)"/>`;
}

/** @param {Point} a @param {Point} b @param {number} part */
function between(a, b, part) {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Combed lines on water, longer the nearer. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} count @param {number} seed */
export function ripples(x, y, w, h, count, seed) {
  const chance = dice(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const part = (i + chance() * 0.7) / count;
    const half = 2 * Math.round((4 + chance() * w * 0.03) * (0.6 + part));
    d += `M${Math.round(x + chance() * w * 0.94)} ${n(y + part ** 1.25 * h)}q${half / 2}-${part < 0.5 ? 1 : 2} ${half} 0t${half} 0`;
  }
  return `<path d="${d}" class="h-swell"/>`;
}

/** The light of the sun or moon on the water below it. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} count */
export function glitter(x, y, w, h, count) {
  const chance = dice(3);
  let d = '';
  for (let i = 0; i < count; i++) {
    const part = i / count;
    const length = Math.round(w * (0.25 + chance() * 0.75) * (1 - part * 0.45));
    d += `M${Math.round(x - length / 2 + (chance() - 0.5) * w * 0.5)} ${n(y + part * h)}h${length}`;
  }
  return `<path d="${d}" class="h-glit"/>`;
}

/** A patchwork of fields on the plain, each row of its own cut. @param {string} corners @param {number} across @param {number} down @param {number} seed */
export function fields(corners, across, down, seed) {
  const [a, b, c, d] = points(corners);
  const chance = dice(seed);
  const spot = (/** @type {number} */ u, /** @type {number} */ v) =>
    between(between(a, b, u), between(d, c, u), v)
      .map(Math.round)
      .join(' ');
  const kinds = ['', '', ''];
  for (let j = 0; j < down; j++) {
    // Nearer rows are deeper.
    const [v1, v2] = [(j / down) ** 1.3, ((j + 1) / down) ** 1.3];
    let [top, bottom] = [0, 0];
    while (top < 1) {
      const next = Math.min(1, top + (0.6 + chance()) / across);
      const foot = next === 1 ? 1 : Math.min(1, next + (chance() - 0.5) * 0.05);
      kinds[Math.floor(chance() * 3)] +=
        `M${spot(top, v1)}L${spot(next, v1)}L${spot(foot, v2)}L${spot(bottom, v2)}z`;
      [top, bottom] = [next, foot];
    }
  }
  return `<g class="h-field">${kinds.map((path, i) => `<path d="${path}" fill="var(--h-field-${i + 1})"/>`).join('')}</g>`;
}

/** A road in perspective: the third number of a point is half its width. @param {string} text */
export function road(text) {
  const line = points(text);
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  for (const [i, [x, y, w]] of line.entries()) {
    const [ax, ay] = line[Math.max(0, i - 1)];
    const [bx, by] = line[Math.min(line.length - 1, i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [((by - ay) / length) * w, ((bx - ax) / length) * w * 0.6];
    left.push([x - dx, y + dy]);
    right.push([x + dx, y - dy]);
  }
  const d = `${curve(left)}L${curve(right.reverse()).slice(1)}z`;
  return `<path d="${d}" fill="var(--h-road)" stroke="var(--h-road-edge)" stroke-width="1.2"/>`;
}

/** Wild geese. @param {number} x @param {number} y @param {number} s @param {number} count */
export function geese(x, y, s, count) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [gx, gy] = [x + i * 13 * s, y + Math.abs(i - 1.5) * 5 * s];
    d += `M${at([gx - 5 * s, gy - 2 * s])}Q${at([gx - 2 * s, gy - 3.5 * s])} ${at([gx, gy])}Q${at([gx + 2 * s, gy - 4 * s])} ${at([gx + 6 * s, gy - 3 * s])}`;
  }
  return `<path d="${d}" class="h-k" stroke-width="1.1" opacity=".8"/>`;
}

/** Stars, which only the night shows. @param {number} w @param {number} h @param {number} count @param {number} seed */
export function stars(w, h, count, seed) {
  const chance = dice(seed);
  let d = '';
  for (let i = 0; i < count; i++) d += `M${Math.round(chance() * w)} ${Math.round(chance() ** 1.4 * h)}h0`;
  return `<path d="${d}" class="h-star"/>`;
}

/** The grain of the block, faint over everything. @param {number} w @param {number} h @param {number} count @param {number} seed */
export function grain(w, h, count, seed) {
  const chance = dice(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = Math.round(2 + chance() * 5);
    d += `M0 ${Math.round((i + chance()) * (h / count))}c${n(w * 0.3)}-${a} ${n(w * 0.6)} ${a} ${w}-${a >> 1}`;
  }
  return `<path d="${d}" class="h-k" stroke-width=".7" opacity=".05"/>`;
}

/** One flat-bottomed pad of needles. @param {string} place `x y w h` */
function pad(place) {
  const [x, y, w, h] = place.split(' ').map(Number);
  const p = (/** @type {string} */ text) =>
    points(text)
      .map(([px, py]) => at([x + px * w, y + py * h]))
      .join(' ');
  const d = `M${p('-1 0')}C${p('-1.06 -.6, -.66 -.92, -.46 -.74')}C${p('-.32 -1.28, .26 -1.36, .4 -.82')}C${p('.62 -1.02, 1.06 -.66, 1 0')}C${p('.6 .2, .3 .02, 0 .12')}C${p('-.3 .02, -.6 .2, -1 0')}z`;
  let needles = '';
  for (let i = -3; i <= 3; i++)
    needles += `M${p(`${i * 0.24} -.16`)}L${p(`${i * 0.27} ${-0.5 + Math.abs(i) * 0.06}`)}`;
  return `<path d="${d}" class="h-k" fill="var(--h-pine)" stroke-width=".8"/><path d="M${p('-.52 -.42')}C${p('-.24 -1.02, .22 -1.04, .5 -.46')}" class="h-k" stroke="var(--h-pine-2)" stroke-width="${n(h * 0.26)}"/><path d="${needles}" class="h-k" stroke-width=".5" opacity=".55"/>`;
}

const PINE = `<path d="M-7 1C-2-4-2-13-4-20C-5-26-1-30-1-34C3-43 2-50 6-60L9-59C6-48 8-42 4-33C1-26 2-20 3-14C4-7 5-3 9 1z" class="h-k" fill="var(--h-trunk)" stroke-width=".8"/><path d="M-3-9C-1-12-1-15-2-19M2-8C1-13 0-16 1-21M2-30C3-35 5-38 4-43" class="h-k" stroke-width=".5" opacity=".6"/><path d="M0-30C-8-34-14-33-20-37M3-42C10-44 16-44 20-49M1-22C7-25 10-25 15-28" class="h-k" stroke="var(--h-trunk)" stroke-width="2.2"/>${['-19 -36 17 9', '16 -27 9 5.5', '20 -47 16 8.5', '4 -60 18 10'].map(pad).join('')}`;
const BOAT =
  '<path d="M-13 6.500H13M-8 9H16" class="h-foam"/><g class="h-k" stroke-width=".8"><path d="M-17-4C-8 0 8 0 19-6L13 3.500C6 5.500-6 5.500-12 3.500z" fill="var(--h-hull)"/><path d="M-6-4C-9-14-8-22-6-31L9-31C7-22 7-13 10-4z" fill="var(--h-sail)"/><path d="M-1.500-31C-3-20-3-12-2-4M4-31C2.500-20 2.500-12 4.500-4M-8-17Q0-15 8-17" stroke-width=".5" opacity=".7"/><path d="M2-35V-3M-7-31H10" stroke-width="1"/></g><circle cx="14" cy="-11" r="9" fill="var(--h-halo)"/><circle cx="14" cy="-11" r="2.500" fill="var(--h-lamp)"/>';
const HUT =
  '<circle cy="-6" r="27" fill="var(--h-halo)"/><g class="h-k" stroke-width=".9"><path d="M-17 0V-13H17V0z" fill="var(--h-wall)"/><path d="M-9 0V-12M0 0V-12M9 0V-12M-17-6H17" stroke-width=".6"/><path d="M-26-10.500C-18-16-14-22-10-30H10C14-22 18-16 26-10.500C14-8-14-8-26-10.500z" fill="var(--h-roof)"/><path d="M-12-29.500C-4-32 4-32 12-29.500L11-26H-11z" fill="var(--h-roof-2)"/><path d="M-14-21L-20-12M-7-24L-10-10M0-25V-9.500M7-24L10-10M14-21L20-12" stroke-width=".5" opacity=".55"/></g>';
const CHERRY =
  '<path d="M-2 0C0-10-4-14 0-24M0-14C5-18 7-20 9-26M-1-12C-6-17-8-19-11-24" class="h-k" stroke="var(--h-trunk)" stroke-width="2.600"/><path d="M-21-25C-27-35-14-43-9-38C-7-49 10-49 12-39C20-45 28-33 20-26C13-20-13-19-21-25z" class="h-k" fill="var(--h-bloom)" stroke-width=".8"/><path d="M-14-30C-10-37-3-36-1-32M3-33C7-39 14-37 14-31M-6-26Q0-29 6-25" class="h-k" stroke="var(--h-bloom-2)" stroke-width="2.400"/>';
const TUFT =
  '<path d="M-1 0q-1-4-5-6M0 0q-1-4-1.500-9M1 0q1-4 4-7M2.500 0q2-2 5-3M-2 0q-2-2-5-2.500" class="h-k" stroke="var(--h-front-1)" stroke-width="1.1"/>';

const BLOCKS = { pine: PINE, boat: BOAT, hut: HUT, cherry: CHERRY, tuft: TUFT, peak: mountain(450, 316, 11) };

/** What is drawn many times, cut once. */
export const blockDefs = Object.entries(BLOCKS)
  .map(([name, drawing]) => `<g id="hp-${name}">${drawing}</g>`)
  .join('');

/** Prints a block at each place of a text, `x y size`; a negative size turns it round. @param {string} name */
const printer = (name) => (/** @type {string} */ text) =>
  points(text)
    .map(
      ([x, y, s]) => `<use href="#hp-${name}" transform="translate(${x} ${y})scale(${s} ${Math.abs(s)})"/>`,
    )
    .join('');

export const blocks = {
  pine: printer('pine'),
  boat: printer('boat'),
  hut: printer('hut'),
  cherry: printer('cherry'),
  tuft: printer('tuft'),
  peak: printer('peak'),
};
