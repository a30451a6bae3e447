import type { User } from '@approdo/shared/contract/accounts/auth';
import { findStorage } from '../browser/find-storage.ts';

/** The arrivals and departures that a browser saves for its owner to read offline, in one cache. */
const CACHE = 'owner-day';
const KEEPER_KEY = 'dayKeptFor';

export function openKeptDay(): Promise<Cache> {
  return caches.open(CACHE);
}

/** Whether this browser can save anything: not over plain http, nor with storage blocked. */
export function canKeepDay(): boolean {
  return typeof caches !== 'undefined' && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

/** The account that has its day saved here; undefined if there is none. */
export function findDayKeeper(): string | undefined {
  return findStorage('localStorage')?.getItem(KEEPER_KEY) ?? undefined;
}

export function nameDayKeeper(userId: string | undefined): void {
  const storage = findStorage('localStorage');
  if (userId === undefined) storage?.removeItem(KEEPER_KEY);
  else storage?.setItem(KEEPER_KEY, userId);
}

/** Deletes the saved day. */
export async function forgetDay(): Promise<void> {
  if (canKeepDay()) await caches.delete(CACHE).catch(() => false);
}

/** To be called as soon as somebody signs in: the day belongs to one account, and to an administrator. */
export async function forgetDayOfOthers({ id, role }: Pick<User, 'id' | 'role'>): Promise<void> {
  if (findDayKeeper() !== id || role !== 'ADMIN') await forgetDay();
}
