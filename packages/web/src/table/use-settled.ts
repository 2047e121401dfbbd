/**
 * Controls that appear where another one was ignore presses for a moment: the press may have been meant for that one.
 * They have the class `settling` meanwhile.
 */

import { useEffect, useState } from 'preact/hooks';
import './use-settled.css';

/** Longer than a double tap, shorter than it takes to read a word. */
const SETTLING_MS = 350;

/** False for a moment after `meaning` has changed, and after it was first shown. */
export function useSettled(meaning: string, ms = SETTLING_MS): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), ms);
    return () => clearTimeout(timer);
  }, [meaning]);
  return settled === meaning;
}
