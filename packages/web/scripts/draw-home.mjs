// Draws the print of the first page into src/pages/home/print.svg: one scene in two proportions, colors from print-colors.css.
// Run by hand after a change: node packages/web/scripts/draw-home.mjs

import { writeFileSync } from 'node:fs';
import * as draw from './draw.mjs';

const { bokashi, curve, mist, points, ridge, treeLine } = draw;
const { pine, boat, hut, cherry, tuft, peak } = draw.blocks;
const here = new URL('..', import.meta.url);

const defs = [
  bokashi('hp-sky', '0 sky-1, .11 sky-2, .34 sky-3, .58 sky-4, 1 sky-5'),
  bokashi('hp-disc', '0 sun-1, 1 sun-2'),
  bokashi('hp-fuji', '0 fuji-1, .45 fuji-2, .8 fuji-3, 1 fuji-3 .4'),
  bokashi('hp-far', '0 far-1, 1 far-2'),
  bokashi('hp-hill', '0 hill-1, 1 far-2'),
  bokashi('hp-sea', '0 sea-1, .28 sea-2, .8 sea-3'),
  bokashi('hp-land', '0 land-1, .4 land-2, 1 land-3'),
  bokashi('hp-front', '0 front-1, .55 front-2, 1 land-3'),
];

/** Portrait: 390 × 640. */
function tall() {
  const z = 352;
  const shore = points('-10 432, 46 424, 104 421, 168 407, 236 391, 306 386, 400 372');
  return [
    sky(390, z),
    draw.stars(390, 230, 26, 7),
    disc(88, 252, 33),
    draw.geese(38, 176, 0.95, 6),
    ridge('-10 338, 26 322, 62 334, 104 316, 150 336, 200 346', z + 2, 'hp-far', 0.7),
    peak(`232 ${z + 3} .6`),
    mist(-60, 286, 176, 11),
    mist(286, 306, 170, 11),
    mist(150, 332, 110, 8, 0.8),
    ridge('-10 346, 44 334, 96 342, 160 339, 232 347, 300 331, 350 327, 400 333', z + 8, 'hp-hill', 0.8),
    treeLine('-4 345, 44 335, 96 343', 12, 5),
    treeLine('286 335, 350 328, 394 333', 12, 9),
    sea(390, z, 470),
    draw.ripples(0, z + 6, 390, 66, 20, 5),
    draw.glitter(88, z + 3, 52, 58, 16),
    boat('58 388 .86, 116 367 .46, 176 372 -.34, 24 361 .26'),
    beach(shore, 7),
    ridge(shore, 660, 'hp-land', 1),
    treeLine('150 411, 236 392, 280 388', 7, 21, 0.8),
    draw.fields('-6 449, 140 431, 172 462, -20 496', 4, 4, 5),
    hut('292 401 .5, 262 405 .42, 322 398 .4'),
    cherry('238 407 .42, 340 401 .5'),
    pine('356 396 -.84, 382 392 .66'),
    draw.road(
      '236 402 1.6, 222 408 2.6, 200 417 4, 212 430 5.6, 256 441 7.6, 268 456 10.5, 228 474 14.5, 180 497 19.5, 174 528 26, 208 574 37, 236 656 58',
    ),
    pine('190 411 .3, 226 424 -.4, 196 440 .46, 290 448 -.56, 302 474 .78'),
    ridge('-10 520, 34 488, 84 494, 124 536, 146 660', 660, 'hp-front', 1),
    ridge('276 660, 298 556, 338 512, 400 486', 660, 'hp-front', 1),
    walkers('satsuki 262 453 40, hirotada 222 488 57, sasayakko 174 553 90'),
    tuft('158 574 .9, 154 612 .9, 262 560 .9, 288 606 .9, 244 506 .8, 134 548 .8, 216 506 .7, 330 480 .8'),
    pine('54 622 2, 2 626 -1.72, 366 628 -1.66'),
    draw.grain(390, 640, 14, 2),
  ];
}

/** Nearly square: 864 × 804. */
function wide() {
  const z = 468;
  const shore = points('-10 622, 70 606, 180 598, 290 573, 420 541, 560 522, 700 525, 880 502');
  return [
    sky(864, z),
    draw.stars(864, 320, 40, 3),
    disc(184, 328, 51),
    draw.geese(112, 196, 1.4, 7),
    ridge('-10 450, 50 424, 120 442, 196 408, 268 440, 330 432, 420 466', z + 2, 'hp-far', 0.8),
    peak(`530 ${z + 3} 1`),
    mist(176, 388, 210, 15),
    mist(664, 378, 260, 15),
    mist(-70, 412, 190, 12),
    mist(400, 434, 150, 10, 0.8),
    ridge('-10 458, 90 442, 200 459, 330 450, 480 463, 620 446, 740 455, 880 432', z + 10, 'hp-hill', 0.9),
    treeLine('0 457, 90 443, 190 458', 20, 5, 1.2),
    treeLine('590 449, 700 452, 800 446, 870 434', 20, 9, 1.2),
    sea(864, z, 680),
    draw.ripples(0, z + 8, 864, 120, 34, 5),
    draw.glitter(184, z + 4, 84, 112, 20),
    boat('112 538 1.35, 226 498 .7, 318 516 -.92, 404 483 .42, 44 488 .48, 476 490 -.34'),
    beach(shore, 11),
    ridge(shore, 824, 'hp-land', 1.1),
    treeLine('330 563, 420 543, 500 532', 10, 21, 1.2),
    draw.fields('186 632, 384 588, 430 636, 240 706', 4, 4, 5),
    draw.fields('654 584, 850 560, 900 616, 690 648', 4, 4, 9),
    hut('606 543 .76, 652 549 .92, 566 551 .66, 700 541 .7'),
    cherry('524 552 .86, 742 549 1'),
    pine('780 548 -1.2, 822 538 1, 860 544 -1.3'),
    draw.road(
      '478 548 2.2, 458 553 3.6, 420 565 5.6, 428 581 7.8, 508 593 11.5, 560 612 16, 520 640 23, 424 670 31, 394 710 42, 438 768 58, 470 860 84',
    ),
    pine('404 566 .5, 452 577 -.62, 408 592 .7, 600 600 -.86, 622 640 1.25, 472 622 -.8'),
    ridge('-10 700, 80 650, 180 658, 268 706, 320 824', 824, 'hp-front', 1.2),
    ridge('560 824, 620 744, 700 698, 800 676, 880 650', 824, 'hp-front', 1.2),
    walkers('satsuki 562 616 58, zen-emon 520 648 74, hirotada 440 682 94, sasayakko 398 754 132'),
    tuft(
      '352 742 1.3, 366 788 1.4, 340 764 1.2, 556 772 1.4, 588 728 1.2, 512 716 1.2, 470 668 1, 560 690 1',
    ),
    pine('130 838 3.1, 26 832 -2.7, 762 840 -2.8, 850 842 2.5'),
    draw.grain(864, 804, 20, 2),
  ];
}

/** @param {number} w @param {number} horizon */
function sky(w, horizon) {
  return `<path d="M0 0H${w}V${horizon + 10}H0z" fill="url(#hp-sky)"/>`;
}

/** The sun, or the moon in its glow. @param {number} x @param {number} y @param {number} r */
function disc(x, y, r) {
  const circle = (/** @type {number} */ by, /** @type {string} */ fill) =>
    `<circle cx="${x}" cy="${y}" r="${r + by}" fill="${fill}"/>`;
  return `${circle(r * 0.6, 'var(--h-glow)')}${circle(r * 0.22, 'var(--h-glow)')}${circle(0, 'url(#hp-disc)')}`;
}

/** @param {number} w @param {number} horizon @param {number} to */
function sea(w, horizon, to) {
  return `<path d="M-9 ${horizon - 2}H${w + 9}V${to}H-9z" class="h-k" fill="url(#hp-sea)" stroke-width=".9"/>`;
}

/** Sand and two lines of foam along a shore. @param {number[][]} shore @param {number} w */
function beach(shore, w) {
  const lift = (/** @type {number} */ by) => curve(shore.map(([x, y]) => [x, y - by]));
  return `<path d="${lift(w * 0.55)}V700H-10z" fill="var(--h-sand)"/><g class="h-foam"><path d="${lift(w * 0.7)}"/><path d="${lift(w * 1.25)}" opacity=".6" stroke-dasharray="26 9 12 7"/></g>`;
}

/** Travelers of the art's own sprite, each standing at (x, y) and h units tall. @param {string} text */
function walkers(text) {
  return text.split(', ').map((word) => {
    const [id, x, y, h] = word.split(' ');
    const size = Number(h) / 120;
    const left = (Number(x) - 48 * size).toFixed(1);
    const top = (Number(y) - 113.5 * size).toFixed(1);
    return `<use href="#tr-${id}" x="${left}" y="${top}" width="${96 * size}" height="${h}"/>`;
  });
}

/** @param {string} id @param {number} w @param {number} h @param {(string | string[])[]} parts */
function print(id, w, h, parts) {
  return `<symbol id="${id}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${parts.flat().join('')}</symbol>`;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${defs.join('')}${draw.blockDefs}</defs>${print('home-tall', 390, 640, tall())}${print('home-wide', 864, 804, wide())}</svg>\n`;
writeFileSync(new URL('src/pages/home/print.svg', here), svg);
console.log(`print.svg: ${svg.length} bytes`);
