import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import { hashToken, makeToken } from '../../../adapters/secret-token.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { Client } from '../../../http/read-client.ts';
import {
  deleteDevicesOf,
  deleteLeastUsed,
  deleteUnusedDevices,
  findKnownDevice,
  insertDevice,
  updateDevice,
  updateNotRemembered,
  updateRemembered,
} from './devices.repository.ts';

const MAX_PER_ACCOUNT = 20;
const UNUSED_MS = 90 * 24 * 60 * 60_000;
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

type SentDevice = { readonly userId: string; readonly token: string; readonly client: Client };

/** The account's device with that token, and whether the password alone suffices there; undefined if there is none. */
export async function findDevice(
  reader: Reader,
  clock: Clock,
  { userId, token }: Omit<SentDevice, 'client'>,
): Promise<{ readonly id: string; readonly isRemembered: boolean } | undefined> {
  const now = clock.now();
  const found = await findKnownDevice(reader, { tokenHash: hashToken(token), userId, usedSince: unusedSince(now) });
  const until = found?.remembered_until ?? null;
  return found && { id: found.id, isRemembered: until !== null && until > now.toISOString() };
}

/** Marks the account's device with that token as used; undefined if there is none, or no longer. */
export async function useDevice(
  trx: Trx,
  clock: Clock,
  { userId, token, client }: SentDevice,
): Promise<string | undefined> {
  const found = await findDevice(trx, clock, { userId, token });
  return found && (await findDeviceInUse(trx, clock, { id: found.id, client }));
}

/** Marks a known device as used; undefined if it is gone meanwhile. */
export async function findDeviceInUse(
  trx: Trx,
  clock: Clock,
  { id, client: { browser, system } }: { readonly id: string; readonly client: Client },
): Promise<string | undefined> {
  const isThere = await updateDevice(trx, id, { browser, system, last_used_at: clock.now().toISOString() });
  return isThere ? id : undefined;
}

/** For 30 days the password alone suffices there. */
export async function rememberDevice(trx: Trx, clock: Clock, id: string): Promise<void> {
  await updateRemembered(trx, id, new Date(clock.now().getTime() + REMEMBERED_MS).toISOString());
}

/** Adds a device to the account; its token is returned this once. Keeps the 20 most recently used. */
export async function addDevice(trx: Trx, clock: Clock, { userId, client }: Omit<SentDevice, 'token'>) {
  const token = makeToken();
  const now = clock.now().toISOString();
  const device = { id: makeId(), token_hash: hashToken(token), user_id: userId, created_at: now };
  const { browser, system } = client;
  await insertDevice(trx, { ...device, browser, system, last_used_at: now, remembered_until: null });
  await deleteLeastUsed(trx, userId, MAX_PER_ACCOUNT);
  return { id: device.id, token };
}

/** From now on the password alone suffices on no device but that one. */
export async function endRemembering(trx: Trx, userId: string, exceptDevice?: string): Promise<void> {
  await updateNotRemembered(trx, userId, exceptDevice);
}

/** Forgets every known device of the account. */
export async function removeDevices(trx: Trx, userId: string): Promise<void> {
  await deleteDevicesOf(trx, userId);
}

export async function forgetUnusedDevices(trx: Trx, now: Date): Promise<void> {
  await deleteUnusedDevices(trx, unusedSince(now));
}

function unusedSince(now: Date): string {
  return new Date(now.getTime() - UNUSED_MS).toISOString();
}
