// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, readSession, writeSession } from './browser-session.ts';

const session = {
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
} as const;

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}

const BLOCKED: Readonly<Record<string, () => void>> = {
  'even its name throws': () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse),
  'it takes nothing': () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse }),
};

beforeEach(() => {
  window.name = '';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(BLOCKED))('where storage is blocked, and %s', (_, block) => {
  test('a session lasts as long as the tab, from page to page', () => {
    block();
    expect(readSession()).toBeUndefined();
    writeSession(session);
    expect(readSession()).toEqual(session);
    expect(window.name).toContain('a.b.c');
    clearSession();
    expect(readSession()).toBeUndefined();
    expect(window.name).toBe('');
  });

  test.each(['_blank', '{"token":3}', '{'])('a tab that is called %s holds none', (name) => {
    block();
    window.name = name;
    expect(readSession()).toBeUndefined();
  });
});

test('where storage works, a tab brings no session along', () => {
  localStorage.clear();
  window.name = JSON.stringify({ token: session.token, user: JSON.stringify(session.user) });
  expect(readSession()).toBeUndefined();
});
