import type { WireCall } from '@approdo/shared/client';
import type { User } from '@approdo/shared/contract/auth';
import { expect, test, vi } from 'vitest';
import type { PlatformSession } from '../platform.ts';
import { requireSession } from './require-session.ts';

const call: WireCall = { method: 'GET', path: '/bookings', query: {}, body: undefined };
const answer = { status: 200, body: [] };
const admin: User = {
  id: '1',
  name: 'Anna',
  email: 'anna@example.it',
  role: 'ADMIN',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2027-01-01T00:00:00.000Z',
};

function sessionOf(user: User | undefined): PlatformSession {
  return {
    readUser: () => user,
    subscribe: () => () => undefined,
    signIn: async () => undefined,
    signOut: async () => undefined,
  };
}

test('calls pass while someone is signed in', async () => {
  const transport = vi.fn(async () => answer);
  expect(await requireSession(transport, sessionOf(admin))(call)).toBe(answer);
  expect(transport).toHaveBeenCalledWith(call);
});

test("nothing is asked as a visitor, who would get a visitor's answer", async () => {
  const transport = vi.fn(async () => answer);
  const refused = await requireSession(transport, sessionOf(undefined))(call);
  expect(refused).toEqual({ status: 401, body: { error: 'Authentication required' } });
  expect(transport).not.toHaveBeenCalled();
});
