import type { Session } from '@approdo/shared/contract/accounts/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { clearSession, onSessionChange, readSession, writeSession } from './browser-session.ts';

const session: Session = {
  token: 'a.b.c',
  user: {
    id: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'USER',
    avatar: null,
    emailConfirmed: true,
    createdAt: '2026-11-05T10:00:00Z',
  },
};

const tab = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage());
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a session is kept as token and user apart', () => {
  writeSession(session);
  expect(localStorage.getItem('token')).toBe('a.b.c');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: 'Ada' });
  expect(readSession()).toEqual(session);
});

test('it is the same object as long as nothing changes', () => {
  writeSession(session);
  expect(readSession()).toBe(readSession());
});

test('clearing it leaves nothing behind', () => {
  writeSession(session);
  clearSession();
  expect(localStorage.length).toBe(0);
  expect(readSession()).toBeUndefined();
});

test.each(['{', '{}', 'null'])('a user that cannot be read (%s) is no session', (user) => {
  localStorage.setItem('token', 'a.b.c');
  localStorage.setItem('user', user);
  expect(readSession()).toBeUndefined();
});

test('who listens is told of changes here and in other tabs, until it listens no more', () => {
  const listener = vi.fn();
  const stop = onSessionChange(listener);
  writeSession(session);
  clearSession();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  clearSession();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  expect(listener).toHaveBeenCalledTimes(4);
});
