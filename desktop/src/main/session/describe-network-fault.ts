import { ApiError, reasonOf } from '@approdo/shared/client';
import type { Problem } from '../../ipc.ts';
import { TEXTS } from '../texts.ts';

/** Chromium's reasons for a missing answer (net/base/net_error_list.h), and what a person can do about each. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ERR_CERT_DATE_INVALID/, TEXTS.certificateDate],
  [/ERR_(CERT|SSL|BAD_SSL)_/, TEXTS.certificateWrong],
  [/ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED|ADDRESS_UNREACHABLE)/, TEXTS.offline],
  [/ERR_PROXY_/, TEXTS.proxyFails],
  [/ERR_NAME_/, TEXTS.nameUnknown],
];

/** Why a call got no answer and what to do, as text. */
export function describeNetworkFault(fault: unknown, isOnline: boolean): string {
  if (!isOnline) return TEXTS.offline;
  const reason = fault instanceof Error ? fault.message : '';
  return REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? TEXTS.siteSilent;
}

/** Why main's own call failed: an ApiError has the site's text; other errors of `fetch` are not for people to read. */
export function describeFault(fault: unknown, isOnline: boolean): Problem {
  if (!(fault instanceof ApiError)) return { status: 502, error: describeNetworkFault(fault, isOnline) };
  const { status, code, fields } = fault;
  return { status, error: describeRefusal(fault), fields: { ...fields }, ...(code !== undefined && { code }) };
}

/** Why the site refused, in its own words; without any, another program may have answered in its place. */
export function describeRefusal(fault: ApiError): string {
  return reasonOf(fault) ?? (isOutOfService(fault.status) ? TEXTS.siteBusy : TEXTS.siteWordless);
}

/** A proxy in front of the site answers so while the site is down. */
export function isOutOfService(status: number): boolean {
  return [502, 503, 504].includes(status);
}

/** Whether this side aborted the call, which says nothing about the site. */
export function isAborted(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'AbortError';
}
