import { lazy } from 'react';

/** Other people's documents are looked at seldom: where their window is but one thing of many, it is fetched then. */
export const GuestsWindowOnDemand = lazy(async () => ({
  default: (await import('./guests-window.tsx')).GuestsWindow,
}));
