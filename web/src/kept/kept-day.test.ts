import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { canKeepDay, findDayKeeper, forgetDay, forgetDayOfOthers, nameDayKeeper } from './kept-day.ts';

const kept = new Set<string>();

beforeEach(() => {
  kept.clear();
  kept.add('owner-day');
  kept.add('stays of ada');
  vi.stubGlobal('caches', { delete: async (name: string) => kept.delete(name) });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('localStorage', createMemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is left of it before anything is answered, and nothing else goes', () => {
  void forgetDay();
  expect([...kept]).toEqual(['stays of ada']);
});

test.each([
  ['another account', { id: 'bruno', role: 'ADMIN' as const }],
  ['another role', { id: 'ada', role: 'EDITOR' as const }],
])('it goes with %s, and not with the account that had it kept', (_, other) => {
  nameDayKeeper('ada');
  void forgetDayOfOthers({ id: 'ada', role: 'ADMIN' });
  expect(kept.has('owner-day')).toBe(true);
  void forgetDayOfOthers(other);
  expect(kept.has('owner-day')).toBe(false);
  expect(findDayKeeper()).toBe('ada');
});

test('a browser that can keep nothing is left as it is', async () => {
  vi.stubGlobal('navigator', {});
  expect(canKeepDay()).toBe(false);
  await forgetDay();
  expect(kept.has('owner-day')).toBe(true);
});
