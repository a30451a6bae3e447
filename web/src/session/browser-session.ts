import type { Session, User } from '@approdo/shared/contract/accounts/auth';
import { isRole } from '@approdo/shared/domain/base/access';
import { type Fields, isText, readStored } from '../storage/read-stored.ts';
import { forgetDay, forgetDayOfOthers } from '../storage/saved-day.ts';
import { forgetStays, forgetStaysOfOthers } from '../storage/saved-stays.ts';
import { findSessionStore } from './session-store.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';

const listeners = new Set<() => void>();

let latest: { readonly written: string; readonly session: Session | undefined } | undefined;

/** The session stored in this browser, the same object until it changes; undefined if there is none or it is broken. */
export function readSession(): Session | undefined {
  const storage = findSessionStore();
  const [token, user] = [storage.getItem(TOKEN_KEY), storage.getItem(USER_KEY)];
  const written = `${token} ${user}`;
  if (latest?.written !== written) latest = { written, session: token && user ? parseSession(token, user) : undefined };
  return latest.session;
}

/** Stores a session, or its changed account. */
export function writeSession({ token, user }: Session): void {
  const storage = findSessionStore();
  storage.setItem(TOKEN_KEY, token);
  storage.setItem(USER_KEY, JSON.stringify(user));
  void forgetStaysOfOthers(user.id);
  void forgetDayOfOthers(user);
  notifyListeners();
}

/** Deletes the session, the user's saved stays and day, and the number on the app's icon. */
export function clearSession(): void {
  void forgetDay();
  void navigator.clearAppBadge?.().catch(() => undefined);
  void forgetStays(readSession()?.user.id);
  const storage = findSessionStore();
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(USER_KEY);
  notifyListeners();
}

/**
 * Calls the listener when the session changes, here or in another tab, and when the page is restored from the history,
 * where it missed events. Returns a function that unsubscribes.
 */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorageEvent);
    addEventListener('pageshow', notifyListeners);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorageEvent);
    removeEventListener('pageshow', notifyListeners);
  };
}

/** A cleared storage is reported without a key. */
function onStorageEvent({ key }: StorageEvent): void {
  if (key === null || key === TOKEN_KEY || key === USER_KEY) notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const isTrueOrLeftOut = (value: unknown) => value === undefined || value === true;

const USER_FIELDS: Fields<User> = {
  id: isText,
  name: isText,
  email: isText,
  role: isRole,
  avatar: (value) => value === null || isText(value),
  emailConfirmed: (value) => typeof value === 'boolean',
  createdAt: isText,
  mustChangePassword: isTrueOrLeftOut,
  mustAddProof: isTrueOrLeftOut,
};

function parseSession(token: string, written: string): Session | undefined {
  const user = readStored<User>(written, USER_FIELDS);
  return user && { token, user };
}
