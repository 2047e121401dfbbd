/** Whether the page about the board lies open: the menu opens it and closes itself. One table is shown at a time. */

import { signal } from '@preact/signals';

export const isAboutOpen = signal(false);
