import type { MessageKey } from '../../words/say.ts';

/** Keys of a row's own refusals, by status, beyond those that any call may get. */
export type Refusals = Readonly<Partial<Record<400 | 401 | 403 | 409 | 413 | 415 | 503, readonly MessageKey[]>>>;

/** The error code of a key, the same in all languages: `linkExpired` is `LINK_EXPIRED`. */
export function codeOfKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The codes that a row declares, by status. */
export function listDeclared(
  refusals: Refusals = {},
): readonly (readonly [status: string, codes: readonly string[]])[] {
  return Object.entries(refusals).map(([status, keys]) => [status, keys.map(codeOfKey)]);
}
