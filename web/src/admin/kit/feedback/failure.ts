import { ApiError, reasonOf } from '@approdo/shared/client';
import { SHELL } from '../texts.ts';

/** The message about something that failed, and below it the server's reason, if it gave one. */
export type Failure = { readonly text: string; readonly detail?: string };

/** The server's message, or `otherwise`: for the texts that SPEC.md section 8 gives as "message or …". */
export function describeServerError(fault: unknown, otherwise: string): Failure {
  const reason = reasonOf(fault);
  return { text: reason ?? otherwise, ...(isUnreachable(fault) && { detail: SHELL.unreachable }) };
}

/** The same in one line: why there was no answer, or what the server says. */
export function sayServerError(fault: unknown, otherwise: string): string {
  const { text, detail } = describeServerError(fault, otherwise);
  return detail ?? text;
}

/** How a failure is told: as a function describes it, or by the server's message, else by this text. */
export type Telling<More extends readonly unknown[] = []> = string | ((fault: unknown, ...more: More) => Failure);

/** The failure as it is told; `more` is for a telling that knows what was tried. */
export function tellFailure<More extends readonly unknown[]>(
  telling: Telling<More>,
  fault: unknown,
  ...more: More
): Failure {
  return typeof telling === 'string' ? describeServerError(fault, telling) : telling(fault, ...more);
}

/** This text with the server's message below it: for the texts quoted in SPEC.md section 8. */
export function describeFailure(fault: unknown, text: string): Failure {
  const detail = isUnreachable(fault) ? SHELL.unreachable : reasonOf(fault);
  return { text, ...(detail && { detail }) };
}

/** Whether the session has ended; the sign-in dialog already says so. */
export function isSessionOver(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 401;
}

/** The file or the input is at fault: repeating the request would give the same answer. */
const REFUSED_FOR_GOOD = [400, 413, 415, 422];

/** Whether retrying would change nothing. */
export function isFinal(fault: unknown): boolean {
  return fault instanceof ApiError && REFUSED_FOR_GOOD.includes(fault.status);
}

/** Answered by what runs before the site while it starts or is being restored: it answers a while later. */
const NOT_THERE_NOW = [502, 503, 504];

/** Whether only the connection failed, or the site is away for a while. */
export function isConnectionLost(fault: unknown): boolean {
  return isUnreachable(fault) || (fault instanceof ApiError && NOT_THERE_NOW.includes(fault.status));
}

/** Whether the user cancelled it. */
export function isCalledOff(fault: unknown): boolean {
  return fault instanceof DOMException && fault.name === 'AbortError';
}

/** `fetch` rejects with a TypeError if there was no answer. */
function isUnreachable(fault: unknown): boolean {
  return fault instanceof TypeError;
}
