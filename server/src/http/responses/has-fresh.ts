import type { IncomingMessage } from 'node:http';

/** Whether a GET's client already has the response, whatever its `Cache-Control` says (RFC 9110, 13.1.2). */
export function hasFresh({ headers }: IncomingMessage, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
