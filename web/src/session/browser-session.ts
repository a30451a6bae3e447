import type { Session, User } from '@approdo/shared/contract/accounts/auth';
import { isRole } from '@approdo/shared/domain/base/access';
import { forgetDay, forgetDayOfOthers } from '../kept/kept-day.ts';
import { forgetStays, forgetStaysOfOthers } from '../kept/kept-stays.ts';
import { type Fields, isText, readKept } from '../kept/read-kept.ts';
import { findSessionPlace } from './session-place.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';

const listeners = new Set<() => void>();

let latest: { readonly written: string; readonly session: Session | undefined } | undefined;

/** The session stored in this browser, the same object until it changes; undefined if there is none or it is broken. */
export function readSession(): Session | undefined {
  const place = findSessionPlace();
  const [token, user] = [place.getItem(TOKEN_KEY), place.getItem(USER_KEY)];
  const written = `${token} ${user}`;
  if (latest?.written !== written) latest = { written, session: token && user ? parseSession(token, user) : undefined };
  return latest.session;
}

/** Stores a session, or its changed account. */
export function writeSession({ token, user }: Session): void {
  const place = findSessionPlace();
  place.setItem(TOKEN_KEY, token);
  place.setItem(USER_KEY, JSON.stringify(user));
  void forgetStaysOfOthers(user.id);
  void forgetDayOfOthers(user);
  tellListeners();
}

/** Deletes the session, the user's saved stays and day, and the number on the app's icon. */
export function clearSession(): void {
  void forgetDay();
  void navigator.clearAppBadge?.().catch(() => undefined);
  void forgetStays(readSession()?.user.id);
  const place = findSessionPlace();
  place.removeItem(TOKEN_KEY);
  place.removeItem(USER_KEY);
  tellListeners();
}

/**
 * Calls the listener when the session changes, here or in another tab, and when the page is restored from the history,
 * where it missed events. Returns a function that unsubscribes.
 */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', hearOtherTab);
    addEventListener('pageshow', tellListeners);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', hearOtherTab);
    removeEventListener('pageshow', tellListeners);
  };
}

/** A cleared storage is reported without a key. */
function hearOtherTab({ key }: StorageEvent): void {
  if (key === null || key === TOKEN_KEY || key === USER_KEY) tellListeners();
}

function tellListeners(): void {
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
  const user = readKept<User>(written, USER_FIELDS);
  return user && { token, user };
}
