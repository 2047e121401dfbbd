/**
 * The pictures of the curtains that fall where a device changes hands, and the room for them. Nothing in Duo is hidden,
 * so that only the short one falls, which has no pictures.
 */

import type { JSX } from 'preact';
import { Station } from '../art/duo.tsx';
import type { FreeArea, HandOverPictures } from '../table/game.ts';

function boxOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

/** Over the head of the page: beside the island where the head is beside it, else above it, where the sea is. */
function freeArea(height: number): FreeArea {
  const head = boxOf('.tb.duo .head');
  const map = boxOf('.tb.duo .map');
  const isBeside = head !== undefined && map !== undefined && head.left >= map.right;
  const over = isBeside ? head : map;
  return {
    isOverWords: true,
    left: over?.left ?? 0,
    top: 0,
    width: over?.width ?? innerWidth,
    height: Math.max(map?.top ?? 0, height),
  };
}

const Shore = (): JSX.Element => <Station type="seashore" />;

export const handOverPictures: HandOverPictures = { freeArea, Scene: Shore, Sign: Shore };
