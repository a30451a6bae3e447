// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, writeSession } from '../../../session/browser-session.ts';
import { createMemoryCaches } from '../../../testing/memory-caches.ts';
import { aStay } from '../../../testing/stay-answers.ts';
import { savePage } from './save-page.ts';
import { findSavedStay, saveStay } from './save-stay.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const OWN = 'stays of u1';
const PAGE = '<script type="module" src="/assets/site-1.js"></script>';

let caches: ReturnType<typeof createMemoryCaches>;
let loaded: string[];

beforeEach(() => {
  caches = createMemoryCaches();
  loaded = [];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response(document.head.innerHTML));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => undefined, getRegistrations: async () => [] },
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    loaded.map((file) => ({
      name: location.origin + file,
      entryType: 'resource',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
    })),
  );
  document.head.innerHTML = PAGE;
  const user = { id: 'u1', name: 'Anna', email: 'anna@example.org', role: 'USER', avatar: null } as const;
  writeSession({ token: 't', user: { ...user, emailConfirmed: true, createdAt: NOW } });
});
afterEach(() => {
  clearSession();
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stayOf = (id: string, savedAt = NOW) => ({
  ...aStay,
  ...{ savedAt, calendar: null, booking: { ...aStay.booking, id } },
});

async function listSaved(): Promise<string[]> {
  return (await (await caches.open(OWN)).keys()).map(({ url }) => url.slice(location.origin.length));
}

test('a stay that is kept anew is there all the while: a page that is left in between takes nothing away', async () => {
  await saveStay(stayOf('b1'));
  const cache = await caches.open(OWN);
  const put = vi.spyOn(cache, 'put').mockReturnValue(new Promise(() => undefined));
  void saveStay(stayOf('b1', '2026-01-02T00:00:00.000Z'));
  await expect.poll(() => put).toHaveBeenCalled();
  expect((await findSavedStay('b1'))?.savedAt).toBe(NOW);
});

test('of four stays the three that were looked at last are kept', async () => {
  for (const id of ['b1', 'b2', 'b3', 'b1', 'b4']) await saveStay(stayOf(id));
  expect(await listSaved()).toEqual(['/booking/b3?kept', '/booking/b1?kept', '/booking/b4?kept']);
});

test('a view that has not loaded all yet leaves the files that an earlier one of the same release had', async () => {
  loaded = ['/assets/stay-1.js', '/assets/account-1.js'];
  await savePage(['/uploads/gate.jpg']);
  loaded = ['/assets/stay-1.js'];
  await savePage([]);
  expect(await listSaved()).toEqual(expect.arrayContaining(['/assets/account-1.js', '/assets/stay-1.js']));
  expect(await listSaved()).not.toContain('/uploads/gate.jpg');

  document.head.innerHTML = PAGE.replace('site-1', 'site-2');
  loaded = ['/assets/stay-2.js'];
  await savePage([]);
  const files = (await listSaved()).filter((file) => file.startsWith('/assets/'));
  expect(files.sort()).toEqual(['/assets/site-2.js', '/assets/stay-2.js']);
});
