import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { z } from 'zod';

const MAX_MS = 5000;
/** More than any answer of `/api/health`: a longer one is not from this program. */
const MAX_BYTES = 64 * 1024;

type SiteRequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** When the certificate expires; undefined without TLS. */
  readonly certificateEndsAt: Date | undefined;
};

const health = z.object({ status: z.literal('ok'), version: z.string() });

/** Sends one request without following redirects; throws Node's error if no answer comes in time. */
export function requestSite(
  address: string,
  { method = 'GET', headers = {}, timeoutMs = MAX_MS }: SiteRequestOptions = {},
) {
  const send = address.startsWith('https:') ? tlsRequest : plainRequest;
  return new Promise<SiteAnswer>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(address, { method, headers, signal, agent: false }, (response) => {
      const { socket } = response;
      const certificateEndsAt =
        socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        body += piece;
        if (body.length > MAX_BYTES) request.destroy(new Error('the answer does not end'));
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, certificateEndsAt });
        request.destroy();
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    // The announced body is never sent: the answer says whether it would be accepted.
    if (headers.Expect === undefined) request.end();
    else request.flushHeaders();
  });
}

/** The site's version from an answer of `/api/health`; undefined if it is not such a site. */
export function readHealth({ status, body }: SiteAnswer): string | undefined {
  if (status !== 200) return undefined;
  try {
    return health.safeParse(JSON.parse(body)).data?.version;
  } catch {
    return undefined;
  }
}

/** Node's code of an error, or its message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
