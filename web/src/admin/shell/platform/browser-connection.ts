import { createClient, createHttpTransport, type Transport } from '@approdo/shared/client';
import { sendWithProgress } from '@approdo/shared/client/send-with-progress';
import { type OwnersDay, today } from '@approdo/shared/contract/operations/today';
import { clearSession, readSession } from '../../../session/browser-session.ts';
import { prefetchCall } from './prefetch-call.ts';

export const connection = {
  base: '/api',
  readToken: () => readSession()?.token,
  onTokenRefused: (token: string) => {
    if (readSession()?.token === token) clearSession();
  },
};

const plain = createHttpTransport({ ...connection, sendWithProgress });

const session = readSession();

const isSameUser = () => session !== undefined && readSession()?.token === session.token;

/**
 * Requests what an owner's first screen waits for, and the number in every screen's bar, before the code that displays
 * them is evaluated: on a phone the two take equally long.
 */
const prefetched = session?.user.role === 'ADMIN' ? prefetchDay() : undefined;

function prefetchDay() {
  const { method, path } = today.get;
  const call = { method, path, query: { now: new Date().toISOString() }, body: undefined };
  return prefetchCall(plain, { call, isSameUser });
}

export const transport: Transport = prefetched?.transport ?? plain;

let day: OwnersDay | undefined;

/** Resolves once the owner's day has been read, or cannot be. */
export async function awaitDay(): Promise<void> {
  if (!prefetched) return;
  const client = createClient({ today }, () => prefetched.answer);
  day = await client.today.get({ query: {} }).catch(() => undefined);
}

/** The owner's day as it was read before the first draw; undefined for anybody else. */
export function readDay(): OwnersDay | undefined {
  return isSameUser() ? day : undefined;
}
