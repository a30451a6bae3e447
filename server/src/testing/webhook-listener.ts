import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { portalAnswers, startPortal } from './portal.ts';

type Answer = Parameters<Awaited<ReturnType<typeof startPortal>>['answer']>[1];

/** What came, as it came; `json` is what a program makes of it. */
export type HeardMessage = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: { readonly type: string; readonly timestamp: string; readonly data: Readonly<Record<string, string>> };
};

export const listenerAnswers = portalAnswers;

export type WebhookListener = Awaited<ReturnType<typeof startWebhookListener>>;

/** Another program on a loopback port, as a Home Assistant in the house is: it takes what is signed, and refuses what is not with 401. */
export async function startWebhookListener() {
  const portal = await startPortal();
  let asked = 0;

  return {
    /** As WEBHOOK_TRUSTED_HOSTS has it. */
    host: portal.host,
    root: portal.root,
    connections: portal.connections,
    /** How often any address was asked. */
    asked: () => asked,

    /** An address of its own, which believes nobody before it has the secret. */
    open(name: string) {
      const path = `/api/webhook/${name}`;
      const taken: HeardMessage[] = [];
      const tries: string[] = [];
      let secret = '';
      let how: Answer | undefined;
      portal.answer(path, (request, response) => {
        asked += 1;
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
        /** From now on; as it does by itself where left out. */
        answerWith(given?: Answer): void {
          how = given;
        },
        messages: (): readonly HeardMessage[] => [...taken],
        /** The `webhook-id` of each try, whatever was answered. */
        tries: (): readonly string[] => [...tries],
      };
    },

    close: portal.close,
  };
}

/** By hand, as the guides have it. */
function isSigned(body: string, headers: IncomingHttpHeaders, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`);
  return String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === own.length && timingSafeEqual(one, own));
}
