import { ApiError, reasonOf } from '@approdo/shared/client';
import type { Problem } from '../../ipc.ts';
import { TEXTS } from '../texts.ts';

/** Chromium's words for why there is no answer (net/base/net_error_list.h), and what a person can do about it. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ERR_CERT_DATE_INVALID/, TEXTS.certificateDate],
  [/ERR_(CERT|SSL|BAD_SSL)_/, TEXTS.certificateWrong],
  [/ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED|ADDRESS_UNREACHABLE)/, TEXTS.offline],
  [/ERR_PROXY_/, TEXTS.proxyFails],
  [/ERR_NAME_/, TEXTS.nameUnknown],
];

/** Why a call got no answer, in words that say what to do. */
export function describeSilence(fault: unknown, isOnline: boolean): string {
  if (!isOnline) return TEXTS.offline;
  const said = fault instanceof Error ? fault.message : '';
  return REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? TEXTS.siteSilent;
}

/** Why a call of main's own came to nothing: an ApiError is the site's word; `fetch` rejects with anything else, and no word of that is for people. */
export function describeFault(fault: unknown, isOnline: boolean): Problem {
  if (!(fault instanceof ApiError)) return { status: 502, error: describeSilence(fault, isOnline) };
  const { status, code, fields } = fault;
  return { status, error: describeRefusal(fault), fields: { ...fields }, ...(code !== undefined && { code }) };
}

/** Why the site refused, in its own words; where it has none, another program may have answered in its place. */
export function describeRefusal(fault: ApiError): string {
  return reasonOf(fault) ?? (isOutOfService(fault.status) ? TEXTS.siteBusy : TEXTS.siteWordless);
}

/** What stands before a site says so while that is not there. */
export function isOutOfService(status: number): boolean {
  return [502, 503, 504].includes(status);
}

/** Whether it was ended from this side: that says nothing of the site. */
export function isCalledOff(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'AbortError';
}
