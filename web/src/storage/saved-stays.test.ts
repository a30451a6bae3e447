import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStays, forgetStaysOfOthers } from './saved-stays.ts';

const cacheNames = new Set<string>();
const dismissed: string[] = [];

beforeEach(() => {
  cacheNames.clear();
  dismissed.length = 0;
  for (const name of ['stays of ada', 'stays of bruno', 'of something else']) cacheNames.add(name);
  vi.stubGlobal('caches', {
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  });
  const worker = (scope: string) => ({ scope, unregister: async () => dismissed.push(scope) });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () => [worker('https://casa.it/booking/'), worker('https://casa.it/de/booking/')],
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('who signs out leaves no stay behind, of nobody, and no worker', async () => {
  const forgotten = forgetStays('ada');
  // The page may be left before anything is answered.
  expect(cacheNames.has('stays of ada')).toBe(false);
  await forgotten;
  expect([...cacheNames]).toEqual(['of something else']);
  expect(dismissed).toHaveLength(2);
});

test('who signs in finds her own stays and no others', async () => {
  await forgetStaysOfOthers('bruno');
  expect([...cacheNames]).toEqual(['stays of bruno', 'of something else']);
  expect(dismissed).toEqual([]);
});

test('where a browser keeps nothing there is nothing to forget', async () => {
  vi.stubGlobal('caches', undefined);
  await forgetStays('ada');
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('SecurityError')), delete: async () => false });
  await forgetStays(undefined);
});
