/**
 * Saved positions and short links hold the numbers of steps, verbs, options, streams and travelers. Whoever
 * changes one of these lists must raise the format in game.ts (and the version, where a record replays
 * differently), and then the lists here.
 */

import { expect, test } from 'vitest';
import { VERBS } from '../src/actions.ts';
import { STREAMS } from '../src/chance.ts';
import { tokaido } from '../src/game.ts';
import { TRAVELERS } from '../src/moments.ts';
import { OPTIONS } from '../src/spaces/space.ts';
import { frames, layout } from '../src/state.ts';

test('the numbers of version 2 stay as they are', () => {
  expect([tokaido.version, tokaido.rules.format]).toEqual([2, 2]);
  expect({
    steps: frames.steps.map((step) => step.name).join(' '),
    verbs: VERBS.map((verb) => verb.word).join(' '),
    options: OPTIONS.map((option) => option.id).join(' '),
    streams: STREAMS.map((stream) => stream.name).join(' '),
    travelers: TRAVELERS.map((traveler) => traveler.id).join(' '),
    table: layout.table.map((field) => `${field.name}:${field.length}`).join(' '),
    seat: layout.seat.map((field) => `${field.name}:${field.length}`).join(' '),
    size: layout.size,
  }).toMatchInlineSnapshot(`
    {
      "options": "souvenirs encounter wages hot-spring offering panorama-paddy panorama-mountain panorama-sea calligraphy legendary-object amulet bathhouse cherry-tree gaming-room collection",
      "seat": "traveler:1 coins:1 points:1 position:1 place:1 fed:1 souvenirs:1 dishes:1 dishesElsewhere:1 springs:2 panoramas:3 encounters:1 offerings:1 gifts:1 meetings:1 hungry:1 achievements:1 by:16 tiles:3 chosen:1 cherryTrees:1 bathhouses:1 legends:1 scrolls:1 tokens:1 dolls:1 alms:1",
      "size": 753,
      "steps": "panorama buy pledge keep dine eat leave-temple give treat end-stop option travel calligraphy legend amulet rest roll luck bet collect pledge-collection festival begin-festival invite meet donate publish itamae kitoushi takuhatsuso turn leave choose depart discount challenge rob bonus look inn-power",
      "streams": "tile line souvenir encounter hot-spring meal discard amulet die rare legend festival round",
      "table": "rules:1 players:1 travelers:1 variations:1 boxes:1 offerSize:1 decisions:1 menuAt:1 restedAt:1 achieved:1 pledged:1 hosted:1 joining:1 bothOptions:1 souvenirs:1 souvenirBatches:1 souvenirUnder:16 springs:2 draws:16 treesLeft:1 bathhousesLeft:1 legendsLeft:1 amuletsInPlay:1 calligraphyInPlay:1 amuletsReturning:1 newOwner:1 festivals:1 sharedCalligraphy:1",
      "travelers": "nobody hiroshige chuubei kinko yoshiyasu satsuki mitsukuni sasayakko hirotada umegae zen-emon jirocho daigoro nampo gotozaemon miyataka kita kushinada mutsumi takeru titia rakuren kamui mari yashima kidzuna chihaya marihito iyasaka suseri musubi ayumu misaki eriku felicia antoine naiade",
      "verbs": "choose travel buy give keep panorama eat accept refuse option pledge leave calligraphy legend amulet use rest roll luck bet collect collect-legend pledge-legend festival invite meet donate publish pay discount challenge waive rob bonus look",
    }
  `);
});
