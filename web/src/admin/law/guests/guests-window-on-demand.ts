import { lazy } from 'react';

/** Loaded on demand: other people's documents are rarely opened. */
export const GuestsWindowOnDemand = lazy(async () => ({
  default: (await import('./guests-window.tsx')).GuestsWindow,
}));
