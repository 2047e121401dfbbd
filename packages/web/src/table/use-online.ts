/** What the screens below draw of a table of the server; null where the table is none, or it is not there yet. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OnlineWidgets } from './online-widgets.ts';

export const OnlineContext = createContext<OnlineWidgets | null>(null);

export function useOnline(): OnlineWidgets | null {
  return useContext(OnlineContext);
}
