import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { canSaveDay, findSavedDayUser, forgetDay, forgetDayOfOthers, setSavedDayUser } from './saved-day.ts';

const cacheNames = new Set<string>();

beforeEach(() => {
  cacheNames.clear();
  cacheNames.add('owner-day');
  cacheNames.add('stays of ada');
  vi.stubGlobal('caches', { delete: async (name: string) => cacheNames.delete(name) });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('localStorage', createMemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is left of it before anything is answered, and nothing else goes', () => {
  void forgetDay();
  expect([...cacheNames]).toEqual(['stays of ada']);
});

test.each([
  ['another account', { id: 'bruno', role: 'ADMIN' as const }],
  ['another role', { id: 'ada', role: 'EDITOR' as const }],
])('it goes with %s, and not with the account that had it kept', (_, other) => {
  setSavedDayUser('ada');
  void forgetDayOfOthers({ id: 'ada', role: 'ADMIN' });
  expect(cacheNames.has('owner-day')).toBe(true);
  void forgetDayOfOthers(other);
  expect(cacheNames.has('owner-day')).toBe(false);
  expect(findSavedDayUser()).toBe('ada');
});

test('a browser that can keep nothing is left as it is', async () => {
  vi.stubGlobal('navigator', {});
  expect(canSaveDay()).toBe(false);
  await forgetDay();
  expect(cacheNames.has('owner-day')).toBe(true);
});
