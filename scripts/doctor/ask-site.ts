import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { z } from 'zod';

const LONGEST_MS = 5000;
/** More than any answer of `/api/health`: what is longer is another's. */
const MOST_BYTES = 64 * 1024;

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Until when the certificate is good; undefined without TLS. */
  readonly certificateEndsAt: Date | undefined;
};

const health = z.object({ status: z.literal('ok'), version: z.string() });

/** One answer without following where it leads; throws what Node says where there is none in time. */
export function ask(address: string, { method = 'GET', headers = {}, timeoutMs = LONGEST_MS }: Asked = {}) {
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
        if (body.length > MOST_BYTES) request.destroy(new Error('the answer does not end'));
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, certificateEndsAt });
        request.destroy();
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    // A body that is announced is never sent: who asks wants to know whether it would be taken.
    if (headers.Expect === undefined) request.end();
    else request.flushHeaders();
  });
}

/** The version of the site that an answer of `/api/health` comes from; undefined where it is no site of ours. */
export function readHealth({ status, body }: SiteAnswer): string | undefined {
  if (status !== 200) return undefined;
  try {
    return health.safeParse(JSON.parse(body)).data?.version;
  } catch {
    return undefined;
  }
}

/** Node's code for what went wrong, or its words. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
