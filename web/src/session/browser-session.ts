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

/** The session that this browser keeps, the same object as long as it stays the same; undefined for a visitor and for one that cannot be read. */
export function readSession(): Session | undefined {
  const place = findSessionPlace();
  const [token, user] = [place.getItem(TOKEN_KEY), place.getItem(USER_KEY)];
  const written = `${token} ${user}`;
  if (latest?.written !== written) latest = { written, session: token && user ? parseSession(token, user) : undefined };
  return latest.session;
}

/** Keeps a session, or the account as it now is. */
export function writeSession({ token, user }: Session): void {
  const place = findSessionPlace();
  place.setItem(TOKEN_KEY, token);
  place.setItem(USER_KEY, JSON.stringify(user));
  void forgetStaysOfOthers(user.id);
  void forgetDayOfOthers(user);
  tellListeners();
}

/** Whoever was signed in leaves nothing of her stays, nor of her day, in this browser, and no number on its picture. */
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
 * Calls the listener when the session changes, here or in another tab, and when the page comes back out of the history,
 * where it heard of nothing. The function that comes back ends that.
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

/** A cleared storage is told without a key. */
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
