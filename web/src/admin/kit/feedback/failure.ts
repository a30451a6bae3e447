import { ApiError, reasonOf } from '@approdo/shared/client';
import { SHELL } from '../texts.ts';

/** What is said of something that did not work, and below it the reason, where the server gave one. */
export type Failure = { readonly text: string; readonly detail?: string };

/** The server's words, else these: where SPEC.md section 8 says "message or …". */
export function describeServerError(fault: unknown, otherwise: string): Failure {
  const reason = reasonOf(fault);
  return { text: reason ?? otherwise, ...(isUnreachable(fault) && { detail: SHELL.unreachable }) };
}

/** These words, and below them the server's: where SPEC.md section 8 quotes a text of its own. */
export function sayThisFirst(fault: unknown, text: string): Failure {
  const detail = isUnreachable(fault) ? SHELL.unreachable : reasonOf(fault);
  return { text, ...(detail && { detail }) };
}

/** Whether the session ended: the sign-in dialog says that, so nothing else need. */
export function isSessionOver(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 401;
}

/** What a file or what was typed is to blame for: asked again, the server would say the same. */
const REFUSED_FOR_GOOD = [400, 413, 415, 422];

/** Whether trying again would change nothing. */
export function isFinal(fault: unknown): boolean {
  return fault instanceof ApiError && REFUSED_FOR_GOOD.includes(fault.status);
}

/** What stands before the site says while it starts, or is being restored: a while later it answers. */
const NOT_THERE_NOW = [502, 503, 504];

/** Whether nothing is wrong but the line, or that the site is away for a while. */
export function isCut(fault: unknown): boolean {
  return isUnreachable(fault) || (fault instanceof ApiError && NOT_THERE_NOW.includes(fault.status));
}

/** `fetch` rejects with a TypeError where no answer came. */
function isUnreachable(fault: unknown): boolean {
  return fault instanceof TypeError;
}
