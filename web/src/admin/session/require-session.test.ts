import type { WireAnswer, WireCall } from '@approdo/shared/client';
import type { User } from '@approdo/shared/contract/accounts/auth';
import { describe, expect, test, vi } from 'vitest';
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

test('a session that ended unheard is noticed with the next call', async () => {
  const noticeEnd = vi.fn();
  await requireSession(async () => answer, { ...sessionOf(admin), noticeEnd })(call);
  expect(noticeEnd).not.toHaveBeenCalled();
  await requireSession(async () => answer, { ...sessionOf(undefined), noticeEnd })(call);
  expect(noticeEnd).toHaveBeenCalledOnce();
});

describe('a file that finds its session over', () => {
  const upload: WireCall = { ...call, method: 'POST', path: '/media', file: { content: new Blob(['a']), as: 'form' } };
  const refusal = { status: 401, body: { error: 'La sessione è scaduta. Accedi di nuovo.' } };

  /** A session that the server ends at the first call. */
  function createBench() {
    let user: User | undefined = admin;
    const listeners = new Set<() => void>();
    const become = (next: User | undefined) => {
      user = next;
      for (const listener of [...listeners]) listener();
    };
    const session: PlatformSession = {
      ...sessionOf(undefined),
      readUser: () => user,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const transport = vi.fn(async (): Promise<WireAnswer> => answer);
    transport.mockImplementationOnce(async () => {
      become(undefined);
      return refusal;
    });
    return { send: requireSession(transport, session), transport, become, listeners };
  }

  test('goes once its sender has signed in again', async () => {
    const { send, transport, become, listeners } = createBench();
    const shares: number[] = [];
    const sent = send({ ...upload, onProgress: (share) => shares.push(share) });
    await expect.poll(() => listeners.size).toBe(1);
    expect(transport).toHaveBeenCalledTimes(1);
    become({ ...admin });
    expect(await sent).toBe(answer);
    expect(transport).toHaveBeenCalledTimes(2);
    expect(shares).toEqual([0]);
    expect(listeners.size).toBe(0);
  });

  test('never goes in the name of another', async () => {
    const { send, transport, become, listeners } = createBench();
    const sent = send(upload);
    await expect.poll(() => listeners.size).toBe(1);
    become({ ...admin, id: '2' });
    expect(await sent).toBe(refusal);
    expect(transport).toHaveBeenCalledTimes(1);
  });

  test('is let go when its holder gives it up', async () => {
    const { send, listeners } = createBench();
    const giveUp = new AbortController();
    const sent = send({ ...upload, signal: giveUp.signal });
    await expect.poll(() => listeners.size).toBe(1);
    giveUp.abort();
    await expect(sent).rejects.toThrow('cancelled');
    expect(listeners.size).toBe(0);
  });

  test('waits where it is begun while the dialog is open', async () => {
    const { send, transport, become, listeners } = createBench();
    await send(call);
    const sent = send(upload);
    await expect.poll(() => listeners.size).toBe(1);
    become({ ...admin });
    expect(await sent).toBe(answer);
    expect(transport).toHaveBeenCalledTimes(2);
  });

  test('which is no file, is told so: its form is still open', async () => {
    const { send } = createBench();
    expect(await send(call)).toBe(refusal);
  });
});
