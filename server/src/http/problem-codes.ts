import { codeOfKey } from '@approdo/shared/contract/base/refusals';
import type { MessageOrText } from '@approdo/shared/words/say';

/** Codes of refusals for owners whose text has no key, by status. */
const CODES: Readonly<Record<number, string>> = {
  400: 'INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TOO_SLOW',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED',
  429: 'TOO_MANY',
  431: 'HEADERS_TOO_LARGE',
  503: 'UNAVAILABLE',
  507: 'DISK_FULL',
};

/** The code of a refusal, the same in all languages. */
export function codeOf(message: MessageOrText, status: number): string {
  if (typeof message === 'string') return CODES[status] ?? 'REFUSED';
  return codeOfKey(message.key);
}
