/** Tokaido for the worker that analyses. */

import { tokaidoAnalysis } from '@tokaido/bots';

export const analysisOn = () => tokaidoAnalysis;
