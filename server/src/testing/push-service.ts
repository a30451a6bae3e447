import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { portalAnswers, startPortal } from './portal.ts';

type Answer = Parameters<Awaited<ReturnType<typeof startPortal>>['answer']>[1];

/** A message as decrypted by the subscribed browser, with the headers that the push service got. */
type PushedMessage = {
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly address: string;
    readonly tag: string;
    readonly count: number;
  };
  readonly headers: IncomingHttpHeaders;
};

const MESSAGE_INFO = Buffer.from('Content-Encoding: aes128gcm\0');
const NONCE_INFO = Buffer.from('Content-Encoding: nonce\0');
const ECDH_INFO = Buffer.from('WebPush: info\0');

export type PushServiceDouble = Awaited<ReturnType<typeof startPushService>>;

/** A push service on loopback, with subscribed browsers; accepts everything until given an answer. */
export async function startPushService() {
  const portal = await startPortal();
  const browsers = new Map<string, ReturnType<typeof createBrowser>>();
  const taken: { readonly path: string; readonly message: PushedMessage }[] = [];
  let requestCount = 0;

  return {
    /** The value of PUSH_TRUSTED_HOSTS. */
    host: portal.host,
    root: portal.root,
    connections: portal.connections,
    /** The number of requests to all addresses. */
    requestCount: () => requestCount,

    /** The subscription of a browser; `messagesOf` gets its messages by the same name. */
    subscribe(name: string) {
      const path = `/push/${name}`;
      const browser = browsers.get(path) ?? createBrowser();
      browsers.set(path, browser);
      const answers = { how: undefined as Answer | undefined };
      portal.answer(path, (request, response) => {
        requestCount += 1;
        const chunks: Uint8Array[] = [];
        request.on('data', (chunk) => chunks.push(chunk));
        request.on('end', () => {
          if (answers.how) return answers.how(request, response);
          const message = { notification: browser.read(Buffer.concat(chunks)), headers: request.headers };
          taken.push({ path, message });
          response.writeHead(201).end();
        });
      });
      return {
        subscription: { endpoint: `${portal.root}${path}`, keys: browser.keys },
        /** Sets its answer from now on; the default where left out. */
        answerWith(how?: Answer): void {
          answers.how = how;
        },
        messages: () => taken.filter((one) => one.path === path).map(({ message }) => message),
      };
    },

    close: portal.close,
  };
}

export const pushAnswers = portalAnswers;

/** What a browser does of RFC 8291: it makes keys, and reads what was encrypted for them. */
function createBrowser() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): PushedMessage['notification'] => JSON.parse(decrypt(body, { own, publicKey, auth })),
  };
}

type Keys = { readonly own: ECDH; readonly publicKey: Buffer; readonly auth: Buffer };

/** RFC 8188, 2: salt, record size, length of the key's name, which is the sender's key; then one record. */
function decrypt(body: Buffer, { own, publicKey, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([ECDH_INFO, publicKey, senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, MESSAGE_INFO, 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, NONCE_INFO, 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims of a sender who proved by RFC 8292 that it has the key; undefined where it did not. */
export function readSender(headers: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isProved = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return isProved ? { key, head: read(head), claims: read(claims) } : undefined;
}
