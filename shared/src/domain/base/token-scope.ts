/** What a program may do that calls with an access token of its own (KEYS.md, 14). */
export const TOKEN_SCOPES = ['READ_CALENDAR', 'READ_BOOKINGS', 'WRITE_DOOR_CODE', 'TAKE_BACKUP'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What every access token begins with, so that none is taken for the token of a session. */
export const TOKEN_PREFIX = 'apt_';

/** 256 bits in base64url, after the prefix. */
const TOKEN = /^apt_[\w-]{43}$/;

export function isAccessToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Whether a token of these scopes may make a call that takes any of `taken`; of a call that names none, it may not. */
export function mayCall(scopes: readonly TokenScope[], taken: readonly TokenScope[] = []): boolean {
  return taken.some((scope) => scopes.includes(scope));
}
