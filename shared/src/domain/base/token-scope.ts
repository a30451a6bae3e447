/** What a program may do with its access token (KEYS.md, 14). */
export const TOKEN_SCOPES = ['READ_CALENDAR', 'READ_BOOKINGS', 'WRITE_DOOR_CODE', 'TAKE_BACKUP'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The prefix of every access token, which tells it from a session token. */
export const TOKEN_PREFIX = 'apt_';

/** 256 bits in base64url, after the prefix. */
const TOKEN = /^apt_[\w-]{43}$/;

export function isAccessToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Whether a token with these scopes may make a call that accepts any of `accepted`; none means no. */
export function mayCall(scopes: readonly TokenScope[], accepted: readonly TokenScope[] = []): boolean {
  return accepted.some((scope) => scopes.includes(scope));
}
