/** What the screens of a table draw only where it is one of the server: fetched with such a table, once it is drawn. */

import { inBar } from './action-bar/waiting.tsx';
import { Bubbles } from './chat/bubbles.tsx';
import { EndTalk } from './chat/end-talk.tsx';
import { TalkButton } from './chat/talk-button.tsx';
import { Deadline } from './clocks/deadline.tsx';
import { SeatClock } from './clocks/seat-clock.tsx';
import { OnlineNotices } from './notices/online-notices.tsx';

export const onlineWidgets = {
  Bubbles,
  Deadline,
  EndTalk,
  inBar,
  OnlineNotices,
  SeatClock,
  TalkButton,
};

export type OnlineWidgets = typeof onlineWidgets;
