/** Roles; each includes those before it. */
export const ROLES = ['USER', 'EDITOR', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call: anyone; any account; one with a confirmed e-mail; EDITOR or ADMIN; ADMIN (API.md, conventions). */
export type Access = 'anyone' | 'user' | 'confirmed' | 'editor' | 'admin';

export type AccessDecision = 'granted' | 'unauthenticated' | 'forbidden' | 'unconfirmed';

/** The relevant facts of the calling account; undefined for a visitor. */
export type Caller = { readonly role: Role; readonly emailConfirmed: boolean } | undefined;

/** Grants access, or says what the caller lacks. A high role does not replace a confirmed e-mail. */
export function decideAccess(access: Access, caller: Caller): AccessDecision {
  if (access === 'anyone') return 'granted';
  if (!caller) return 'unauthenticated';
  if (access === 'user') return 'granted';
  if (access === 'confirmed') return caller.emailConfirmed ? 'granted' : 'unconfirmed';
  return hasRole(caller.role, access === 'admin' ? 'ADMIN' : 'EDITOR') ? 'granted' : 'forbidden';
}

/** Whether a role is the needed one or higher. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
