import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';

type Sent = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: object;
  readonly body: unknown;
  /** Empty for a visitor. */
  readonly token: string;
  /** A form's file; by default, bytes of no known type. */
  readonly file?: File | undefined;
};

let callers = 0;

/** Sends a call from an address of its own, so that no rate limit applies. */
export async function sendToRow(origin: string, row: Endpoint, { params, query, body, token, file }: Sent) {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'nobody-knows-this'),
  );
  const searchParams = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const isJson = row.method !== 'GET' && !row.upload;
  await letIdleClose();
  const start = performance.now();
  const response = await fetch(`${origin}/api${path}?${searchParams}`, {
    method: row.method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': nextAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(row.upload && { body: formOf(body, file) }),
    ...(isJson && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, text: await response.text(), ms: performance.now() - start };
}

/**
 * Server and caller share a process: after it was busy for long, as with a large body, the server closes idle
 * connections in its next turn, and a call could be sent on one before that.
 */
async function letIdleClose(): Promise<void> {
  for (const _ of ['the server closes', 'the caller hears', 'and forgets']) await setImmediate();
}

function formOf(fields: unknown, file = new File(['niente'], 'niente.png')): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields))) if (value !== undefined) form.append(name, String(value));
  form.append('file', file);
  return form;
}

function nextAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}
