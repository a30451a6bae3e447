import type { User } from '@approdo/shared/contract/accounts/auth';
import { findStorage } from '../browser/find-storage.ts';

/** The arrivals and departures that a browser saves for its owner to read offline, in one cache. */
const CACHE = 'owner-day';
const USER_KEY = 'dayKeptFor';

export function openSavedDay(): Promise<Cache> {
  return caches.open(CACHE);
}

/** Whether this browser can save anything: not over plain http, nor with storage blocked. */
export function canSaveDay(): boolean {
  return typeof caches !== 'undefined' && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

/** The account that has its day saved here; undefined if there is none. */
export function findSavedDayUser(): string | undefined {
  return findStorage('localStorage')?.getItem(USER_KEY) ?? undefined;
}

export function setSavedDayUser(userId: string | undefined): void {
  const storage = findStorage('localStorage');
  if (userId === undefined) storage?.removeItem(USER_KEY);
  else storage?.setItem(USER_KEY, userId);
}

/** Deletes the saved day. */
export async function forgetDay(): Promise<void> {
  if (canSaveDay()) await caches.delete(CACHE).catch(() => false);
}

/** To be called as soon as somebody signs in: the day belongs to one account, and to an administrator. */
export async function forgetDayOfOthers({ id, role }: Pick<User, 'id' | 'role'>): Promise<void> {
  if (findSavedDayUser() !== id || role !== 'ADMIN') await forgetDay();
}
