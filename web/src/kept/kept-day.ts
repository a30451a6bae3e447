import type { User } from '@approdo/shared/contract/accounts/auth';
import { findStorage } from '../browser/find-storage.ts';

/** What a browser keeps of arrivals and departures, so that its owner can read it where there is no network: one cache. */
const CACHE = 'owner-day';
const KEEPER_KEY = 'dayKeptFor';

export function openKeptDay(): Promise<Cache> {
  return caches.open(CACHE);
}

/** Whether this browser can keep anything: over plain http, or with storage blocked, it cannot. */
export function canKeepDay(): boolean {
  return typeof caches !== 'undefined' && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

/** The account that wants its day to be kept here; undefined where none does. */
export function findDayKeeper(): string | undefined {
  return findStorage('localStorage')?.getItem(KEEPER_KEY) ?? undefined;
}

export function nameDayKeeper(userId: string | undefined): void {
  const storage = findStorage('localStorage');
  if (userId === undefined) storage?.removeItem(KEEPER_KEY);
  else storage?.setItem(KEEPER_KEY, userId);
}

/** Leaves nothing of it. */
export async function forgetDay(): Promise<void> {
  if (canKeepDay()) await caches.delete(CACHE).catch(() => false);
}

/** To be called as soon as somebody is signed in: it is the day of one account, and of an administrator. */
export async function forgetDayOfOthers({ id, role }: Pick<User, 'id' | 'role'>): Promise<void> {
  if (findDayKeeper() !== id || role !== 'ADMIN') await forgetDay();
}
