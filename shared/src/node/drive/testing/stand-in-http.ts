import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal, type Step } from './stand-in-faults.ts';

/** The kind of a request; at the token endpoint it depends on the form. */
export function stepOf({ method, headers }: IncomingMessage, { pathname, searchParams }: URL, form: string): Step {
  if (pathname === '/o/oauth2/v2/auth') return 'consent';
  if (pathname === '/revoke') return 'revoke';
  if (pathname === '/token') return form.includes('grant_type=refresh_token') ? 'refresh' : 'token';
  if (pathname === '/drive/v3/about') return 'about';
  if (pathname === '/upload/drive/v3/files' && method === 'POST') return 'begin';
  if (pathname === '/upload/drive/v3/files')
    return headers['content-range']?.startsWith('bytes */') ? 'status' : 'upload';
  if (pathname === '/drive/v3/files') return method === 'POST' ? 'create' : 'list';
  if (method === 'DELETE') return 'delete';
  if (method === 'PATCH') return 'update';
  if (method === 'GET' && searchParams.get('alt') === 'media') return 'download';
  throw new Error(`the stand-in does not know ${method} ${pathname}`);
}

/** The body, or its first bytes where the connection is to be cut. */
export async function readBytes(request: IncomingMessage, atMost = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (size >= atMost) break;
    chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, atMost);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Sends a refusal; the token endpoint's errors have another shape than the API's. */
export function refuse(response: ServerResponse, error: unknown): void {
  const { status, reason, retryAfterSeconds } = error instanceof Refusal ? error : new Refusal(500, String(error));
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds));
  const isOfTokens = /^(invalid_|unauthorized_|redirect_)/.test(reason);
  sendJson(response, status, isOfTokens ? { error: reason } : apiError(status, reason));
}

function apiError(code: number, reason: string) {
  return { error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] } };
}
