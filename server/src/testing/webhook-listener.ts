import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { portalAnswers, startPortal } from './portal.ts';

type Answer = Parameters<Awaited<ReturnType<typeof startPortal>>['answer']>[1];

/** A received request; `json` is its parsed body. */
export type HeardMessage = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: { readonly type: string; readonly timestamp: string; readonly data: Readonly<Record<string, string>> };
};

export const listenerAnswers = portalAnswers;

export type WebhookListener = Awaited<ReturnType<typeof startWebhookListener>>;

/** A program on loopback, such as Home Assistant: accepts signed webhooks, and refuses others with 401. */
export async function startWebhookListener() {
  const portal = await startPortal();
  let requestCount = 0;

  return {
    /** The value of WEBHOOK_TRUSTED_HOSTS. */
    host: portal.host,
    root: portal.root,
    connections: portal.connections,
    /** The number of requests to all addresses. */
    requestCount: () => requestCount,

    /** A new address, which refuses all requests until it has the secret. */
    open(name: string) {
      const path = `/api/webhook/${name}`;
      const taken: HeardMessage[] = [];
      const tries: string[] = [];
      let secret = '';
      let how: Answer | undefined;
      portal.answer(path, (request, response) => {
        requestCount += 1;
        tries.push(String(request.headers['webhook-id']));
        const chunks: Uint8Array[] = [];
        request.on('data', (chunk) => chunks.push(chunk));
        request.on('end', () => {
          if (how) return how(request, response);
          const body = Buffer.concat(chunks).toString();
          if (!isSigned(body, request.headers, secret)) return response.writeHead(401).end();
          taken.push({ headers: request.headers, body, json: JSON.parse(body) });
          response.writeHead(200).end('{}');
        });
      });
      return {
        url: `${portal.root}${path}`,
        believe(given: string): void {
          secret = given;
        },
        /** Sets its answer from now on; the default where left out. */
        answerWith(given?: Answer): void {
          how = given;
        },
        messages: (): readonly HeardMessage[] => [...taken],
        /** The `webhook-id` of each attempt, whatever the answer. */
        tries: (): readonly string[] => [...tries],
      };
    },

    close: portal.close,
  };
}

/** Verifies the signature by hand, as in the guides. */
function isSigned(body: string, headers: IncomingHttpHeaders, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`);
  return String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === own.length && timingSafeEqual(one, own));
}
