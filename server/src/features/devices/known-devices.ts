import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../adapters/clock.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Client } from '../../http/read-client.ts';
import {
  deleteDevicesOf,
  deleteLeastUsed,
  deleteUnusedDevices,
  findDeviceId,
  insertDevice,
  updateDevice,
  updateNotRemembered,
} from './devices.repository.ts';

const TOKEN_BYTES = 32;
const MOST_OF_AN_ACCOUNT = 20;
const UNUSED_MS = 90 * 24 * 60 * 60_000;

type Sent = { readonly userId: string; readonly token: string; readonly client: Client };

/** The device of that account that the token names, which is used with that; undefined where it is none, or no longer. */
export async function useDevice(trx: Trx, clock: Clock, { userId, token, client }: Sent): Promise<string | undefined> {
  const now = clock.now();
  const id = await findDeviceId(trx, { tokenHash: hashOf(token), userId, usedSince: lastOfUnused(now) });
  if (id === undefined) return undefined;
  const { browser, system } = client;
  await updateDevice(trx, id, { browser, system, last_used_at: now.toISOString() });
  return id;
}

/** Makes what is signed in from a device of the account; its token is told this once. At most 20, of which the least used go. */
export async function addDevice(trx: Trx, clock: Clock, { userId, client }: Omit<Sent, 'token'>) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now().toISOString();
  const device = { id: randomUUID(), token_hash: hashOf(token), user_id: userId, created_at: now };
  const { browser, system } = client;
  await insertDevice(trx, { ...device, browser, system, last_used_at: now, remembered_until: null });
  await deleteLeastUsed(trx, userId, MOST_OF_AN_ACCOUNT);
  return { id: device.id, token };
}

/** Nowhere does the account's password suffice where more is asked for, but on that device. */
export async function endRemembering(trx: Trx, userId: string, exceptDevice?: string): Promise<void> {
  await updateNotRemembered(trx, userId, exceptDevice);
}

/** No device of the account is known any more. */
export async function removeDevices(trx: Trx, userId: string): Promise<void> {
  await deleteDevicesOf(trx, userId);
}

export async function forgetUnusedDevices(trx: Trx, now: Date): Promise<void> {
  await deleteUnusedDevices(trx, lastOfUnused(now));
}

function lastOfUnused(now: Date): string {
  return new Date(now.getTime() - UNUSED_MS).toISOString();
}

/** The token has 256 random bits: a fast hash is as good as a slow one. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
