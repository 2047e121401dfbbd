/** Begins the program: the player's wishes first, then the page of the address. */

import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './art/plates.css';
import './art/art.css';
import './styles/base.css';
import './styles/buttons.css';
import './styles/preferences.css';
import './app/alert.css';
import { render } from 'preact';
import { followLanguage } from './app/language.ts';
import { registerServiceWorker } from './app/offline.ts';
import { showPageTitle } from './app/page-title.ts';
import { followHistory } from './app/router.ts';
import { persistSettings } from './app/settings.ts';
import { Shell } from './app/shell.tsx';
import { awaitFirstGesture } from './app/sound.ts';
import { applyTheme } from './app/theme.ts';

applyTheme();
persistSettings();
followHistory();
awaitFirstGesture();
const ready = followLanguage();
showPageTitle();

const place = document.getElementById('app');
if (place !== null) void ready.then(() => render(<Shell />, place));

if (import.meta.env.PROD) registerServiceWorker();

// Fetched by the first file that is dragged over the program, before it can be dropped.
addEventListener('dragenter', () => void import('./app/dropped-files.tsx'), { once: true });
