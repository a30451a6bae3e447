import { afterAll, vi } from 'vitest';
import { emptyPage } from './empty-page.ts';

// All test files of a worker share one document: the next one must find it empty.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') emptyPage();
});
