// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, readSession, writeSession } from '../../session/browser-session.ts';
import { keepSessionFresh } from './keep-session-fresh.ts';

const LONG_MS = 60_000;
const HOUR_MS = 60 * LONG_MS;

const session = {
  token: 'a.b.c',
  user: {
    id: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'USER',
    avatar: null,
    emailConfirmed: false,
    createdAt: '2026-11-05T10:00:00Z',
  },
} as const;

const confirmed = { ...session.user, emailConfirmed: true };
const fetchAccount = vi.fn(async () => Response.json(session.user));
let stop = () => {};
let startedAt = Date.now();

beforeEach(() => {
  // Each test starts long after the previous one, so that no request is pending.
  startedAt += HOUR_MS;
  vi.useFakeTimers({ now: startedAt });
  vi.stubGlobal('fetch', fetchAccount);
  fetchAccount.mockReset().mockImplementation(async () => Response.json(session.user));
  localStorage.clear();
  writeSession(session);
});

afterEach(async () => {
  stop();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  vi.useRealTimers();
});

async function start(): Promise<void> {
  stop = keepSessionFresh();
  await vi.advanceTimersByTimeAsync(0);
}

async function returnToPage(): Promise<void> {
  dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
}

test('it is asked when the page is there, and when it is looked at again', async () => {
  await start();
  expect(fetchAccount).toHaveBeenCalledTimes(1);
  fetchAccount.mockImplementation(async () => Response.json(confirmed));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(fetchAccount).toHaveBeenCalledTimes(1);
  await returnToPage();
  expect(fetchAccount).toHaveBeenCalledTimes(2);
  expect(readSession()?.user.emailConfirmed).toBe(true);
});

test('what waits to be asked is not asked once nobody is left who would show it', async () => {
  await start();
  const stopOther = keepSessionFresh();
  await returnToPage();
  stop();
  await vi.advanceTimersByTimeAsync(2900);
  stopOther();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(fetchAccount).toHaveBeenCalledTimes(1);
  stop = () => {};
});

test('many glances are one question, at the end of a pause of three seconds', async () => {
  await start();
  for (let glance = 0; glance < 5; glance += 1) await returnToPage();
  await vi.advanceTimersByTimeAsync(2900);
  expect(fetchAccount).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetchAccount).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(fetchAccount).toHaveBeenCalledTimes(2);
});

test('a visitor is not asked for', async () => {
  clearSession();
  await start();
  await returnToPage();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(fetchAccount).not.toHaveBeenCalled();
});

test('a dead token signs out', async () => {
  fetchAccount.mockImplementation(async () => Response.json({ error: 'Authentication required' }, { status: 401 }));
  await start();
  expect(readSession()).toBeUndefined();
});

test('without an answer, what is known stays', async () => {
  fetchAccount.mockRejectedValue(new TypeError('Failed to fetch'));
  await start();
  expect(readSession()).toEqual(session);
});

test('what was changed here while the question was under way is not undone', async () => {
  const renamed = { ...session, user: { ...session.user, name: 'Ada Bianchi' } };
  fetchAccount.mockImplementation(async () => {
    writeSession(renamed);
    return Response.json(session.user);
  });
  await start();
  expect(readSession()).toEqual(renamed);
});

test('the same answer disturbs nobody', async () => {
  const before = readSession();
  await start();
  expect(readSession()).toBe(before);
});
