/** The print on the first page: drawn by scripts/draw-home.mjs, in two proportions, by day and by night. */

import { useEffect, useRef } from 'preact/hooks';
import { useAsync } from '../../app/use-async.ts';
import { show } from '../../art/sheets.ts';
import printUrl from './print.svg?url&no-inline';
import './print-colors.css';
import './print.css';

let text: Promise<string> | null = null;

/** Asked for early: the picture is the largest thing on the page. */
export function fetchPrint(): Promise<string> {
  text ??= fetch(printUrl).then((answer) => {
    if (!answer.ok) throw new Error(`the print answered ${answer.status}`);
    return answer.text();
  });
  text.catch(() => {
    text = null;
  });
  return text;
}

export function Print() {
  const block = useRef<HTMLDivElement>(null);
  // Without its picture the page still works: the sky stays.
  const loaded = useAsync(fetchPrint, []);
  const ready = loaded.state === 'here';
  useEffect(() => {
    // Those who walk in it are the travelers of the game.
    show('travelers');
    if (!ready) return;
    // Parsed rather than set as markup: the policy of the page allows no style in it.
    const drawing = new DOMParser().parseFromString(loaded.value, 'image/svg+xml').documentElement;
    drawing.setAttribute('width', '0');
    drawing.setAttribute('height', '0');
    block.current?.replaceChildren(document.importNode(drawing, true));
  }, [ready]);
  return (
    <figure class="home-print" aria-hidden="true">
      <div ref={block} class="home-block" />
      <svg class={ready ? 'home-tall ready' : 'home-tall'}>
        <use href="#home-tall" />
      </svg>
      <svg class={ready ? 'home-wide ready' : 'home-wide'}>
        <use href="#home-wide" />
      </svg>
      <div class="home-cartouche">
        <span>東海道</span>
        <span class="seal">旅</span>
      </div>
    </figure>
  );
}
