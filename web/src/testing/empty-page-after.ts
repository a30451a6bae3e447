import { afterAll, vi } from 'vitest';
import { emptyPage } from './empty-page.ts';

// All files of a worker have one document between them: the next one is to find it as if there had been none before.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') emptyPage();
});
