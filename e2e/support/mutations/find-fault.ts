import { problem } from '@approdo/shared/contract/base/problem';
import type { Call } from './call.ts';
import type { Answer } from './send.ts';

/** A full disk and a busy site are valid answers, too. */
const MAY_FAIL_WITH = [503, 507];

/** What no answer may contain: stack traces and implementation details. */
const INSIDES = /\n\s+at |node_modules|SQLITE|\.ts:\d/;

export function isFault(status: number): boolean {
  return status >= 500 && !MAY_FAIL_WITH.includes(status);
}

/** What is wrong with an answer, and the call that caused it; undefined for success and for readable refusals. */
export function findFault(call: Call, { status, type, body }: Answer): string | undefined {
  const isApi = call.path.startsWith('/api/') && call.method !== 'HEAD';
  if (!isFault(status) && (status < 400 || !isApi || isReadable(type, body))) return undefined;
  const sent = { ...call, body: call.body?.toString('latin1', 0, 500) };
  return `${status} ${type} ${body.slice(0, 500)} to ${JSON.stringify(sent)}`;
}

function isReadable(type: string, body: string): boolean {
  return type.startsWith('application/json') && problem.safeParse(JSON.parse(body)).success && !INSIDES.test(body);
}
