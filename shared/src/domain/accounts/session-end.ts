import { hasRole, type Role } from '../base/access.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long a session lasts, however often it is used. */
export const SESSION_MS = 30 * DAY_MS;

/** How long a session of staff lasts without being used. */
export const UNUSED_STAFF_MS = 14 * DAY_MS;

type SessionTimes = {
  /** The account's present role. */
  readonly role: Role;
  readonly beganAt: Date;
  readonly lastUsedAt: Date;
};

/** When a session ends: 30 days after it began, or for staff 14 days after its last use (KEYS.md, section 8). */
export function sessionEndsAt({ role, beganAt, lastUsedAt }: SessionTimes): Date {
  const byAge = beganAt.getTime() + SESSION_MS;
  if (!hasRole(role, 'EDITOR')) return new Date(byAge);
  return new Date(Math.min(byAge, lastUsedAt.getTime() + UNUSED_STAFF_MS));
}

/** When a session began that expires by age at that instant. */
export function sessionBeganAt(expiredAt: Date): Date {
  return new Date(expiredAt.getTime() - SESSION_MS);
}
