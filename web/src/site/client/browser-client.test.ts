import { auth } from '@approdo/shared/contract/accounts/auth';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createBrowserClient } from './browser-client.ts';

const user = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00Z',
};

/** Answers 401 to every token, and an empty list to a visitor. */
const api = vi.fn(async (_: string, { headers }: { headers: Record<string, string> }) =>
  headers.authorization ? Response.json({ error: 'Authentication required' }, { status: 401 }) : Response.json([]),
);

beforeEach(() => {
  api.mockClear();
  vi.stubGlobal('document', { documentElement: { lang: 'it' } });
  vi.stubGlobal('fetch', api);
  vi.stubGlobal('localStorage', createMemoryStorage());
  localStorage.setItem('token', 'stale');
  localStorage.setItem('user', JSON.stringify(user));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a token that is refused signs out, and the call is made again as a visitor', async () => {
  const { bookings: calls } = createBrowserClient({ bookings });
  expect(await calls.list()).toEqual([]);
  expect(localStorage.length).toBe(0);
  expect(api).toHaveBeenCalledTimes(2);
});

test.each([
  ['it', '/api/bookings'],
  ['de', '/api/bookings?lang=de'],
])('on a page in %s calls go to %s', async (lang, address) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  localStorage.clear();
  await createBrowserClient({ bookings }).bookings.list();
  expect(api.mock.lastCall?.[0]).toBe(address);
});

test('a visitor who is refused is not asked twice', async () => {
  localStorage.clear();
  api.mockResolvedValueOnce(Response.json({ error: 'E-mail o password non corretti' }, { status: 401 }));
  const { auth: calls } = createBrowserClient({ auth });
  const body = { email: 'ada@example.com', password: 'sbagliata' };
  await expect(calls.login({ body })).rejects.toMatchObject({ status: 401 });
  expect(api).toHaveBeenCalledOnce();
});
