import { createHash, randomBytes } from 'node:crypto';
import { contract } from '@approdo/shared/contract';
import { session } from '@approdo/shared/contract/accounts/auth';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { afterEach, expect, test } from 'vitest';
import { OWNER, readText, type SiteServer, sendJson, startSiteServer } from '../../testing/site-server.ts';
import { TEXTS } from '../texts.ts';
import { createForwarder, isForwarded } from './forwarder.ts';

const servers: SiteServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

type Setup = { readonly answers?: Parameters<typeof startSiteServer>[0]; readonly token?: string };

/** A site's server behind a forwarder; the server knows the token `good`. */
async function setUp({ answers, token }: Setup = {}) {
  const server = await startSiteServer(answers);
  servers.push(server);
  server.tokens.add('good');
  const ended: string[] = [];
  const forward = createForwarder({
    sites: { current: () => ({ address: server.address, name: 'Casa' }) },
    session: {
      findSessionOf: async (address) => (token === undefined ? undefined : { address, token, user: OWNER }),
      end: async ({ token: refused }) => {
        ended.push(refused);
      },
    },
    fetch,
    isOnline: () => true,
  });
  const ask = (path: string, init?: RequestInit) => {
    const request = new Request(`app://approdo${path}`, init);
    return forward(request, new URL(request.url));
  };
  return { server, ended, ask };
}

test('a call goes on as whoever is signed in, with its query and body', async () => {
  let received = '';
  const { server, ask } = await setUp({
    token: 'good',
    answers: {
      'PUT /api/rates': async (request, response) => {
        received = await readText(request);
        sendJson(response, 200, { ok: true });
      },
    },
  });
  const answer = await ask('/api/rates?a=1%20b', {
    method: 'PUT',
    body: '{"x":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await answer.json()).toEqual({ ok: true });
  expect(received).toBe('{"x":1}');
  expect(server.calls[0]).toMatchObject({
    url: '/api/rates?a=1%20b',
    headers: { authorization: 'Bearer good', 'content-type': 'application/json' },
  });
});

test('nothing that the page says of itself goes on', async () => {
  const { server, ask } = await setUp({ token: 'good' });
  await ask('/api/bookings', {
    headers: { authorization: 'Bearer forged', cookie: 'a=b', 'x-forwarded-for': '1.2.3.4', origin: 'app://approdo' },
  });
  const headers = server.calls[0]?.headers;
  expect(headers?.authorization).toBe('Bearer good');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('x-forwarded-for');
  expect(headers).not.toHaveProperty('origin');
});

test('without a session a call goes on as a visitor', async () => {
  const { server, ask } = await setUp();
  expect((await ask('/api/bookings', { headers: { authorization: 'Bearer forged' } })).status).toBe(200);
  expect(server.calls[0]?.headers).not.toHaveProperty('authorization');
});

test('a token that the server no longer takes ends the session, and the page is told 401', async () => {
  const { ended, ask } = await setUp({ token: 'dead' });
  const answer = await ask('/api/bookings');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ error: 'Authentication required' });
  expect(ended).toEqual(['dead']);
});

test('a refusal other than of the token ends nothing', async () => {
  const { ended, ask } = await setUp({ token: 'good' });
  expect((await ask('/api/nowhere')).status).toBe(404);
  expect(ended).toEqual([]);
});

test('a site that does not answer is a problem in words', async () => {
  const { server, ask } = await setUp({ token: 'good' });
  await server.close();
  const answer = await ask('/api/bookings');
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: TEXTS.siteSilent });
});

test('a redirect is not followed, so that the token goes nowhere else', async () => {
  const other = await startSiteServer();
  servers.push(other);
  const { ask } = await setUp({
    token: 'good',
    answers: {
      'GET /api/bookings': (_, response) =>
        response.writeHead(302, { location: `${other.address}/api/bookings` }).end(),
    },
  });
  expect((await ask('/api/bookings')).status).toBe(502);
  expect(other.calls).toEqual([]);
});

/** Every call whose answer is a session, whatever it is called. */
const THAT_SIGN_IN = Object.values(contract).flatMap((rows) =>
  Object.values<Endpoint>(rows)
    .filter(({ answer }) => answer === session)
    .map(({ path }) => `/api${path}`),
);

test('five calls sign in', () => {
  expect(THAT_SIGN_IN.toSorted()).toEqual([
    '/api/auth/handover/redeem',
    '/api/auth/login',
    '/api/auth/login/second',
    '/api/auth/passkey',
    '/api/auth/register',
  ]);
});

test.each([
  ...THAT_SIGN_IN,
  '/api/auth/handover',
  '/api/auth/logout',
  '/api/AUTH/Login/',
  '/api//auth/%6cogin',
  '/api/auth/login/%73econd',
])('%s is for main alone: its answer would hold the token', async (path) => {
  const { server, ask } = await setUp({ token: 'good' });
  expect((await ask(path, { method: 'POST', body: '{}' })).status).toBe(403);
  expect(server.calls).toEqual([]);
});

test.each(['/api/..%2f..%2fadmin', '/api/%5c%5cevil.it', '/uploads/..%2f..%2fetc', '/uploads/a%00.jpg', '/api/%zz'])(
  '%s goes nowhere',
  async (path) => {
    const { server, ask } = await setUp({ token: 'good' });
    expect((await ask(path)).status).toBe(403);
    expect(server.calls).toEqual([]);
  },
);

test('uploads are only read', async () => {
  const { server, ask } = await setUp({ token: 'good' });
  expect((await ask('/uploads/a.jpg', { method: 'POST', body: 'x' })).status).toBe(405);
  expect((await ask('/api/bookings', { method: 'OPTIONS' })).status).toBe(405);
  expect(server.calls).toEqual([]);
});

test('before a site is chosen nothing is asked of anyone', async () => {
  const forward = createForwarder({
    sites: { current: () => undefined },
    session: { findSessionOf: async () => undefined, end: async () => undefined },
    fetch: () => Promise.reject(new Error('no call is made')),
    isOnline: () => true,
  });
  const answer = await forward(new Request('app://approdo/api/bookings'), new URL('app://approdo/api/bookings'));
  expect(answer.status).toBe(409);
});

test('a picture comes with what it needs to be kept and continued', async () => {
  const { ask } = await setUp({
    answers: {
      'GET /uploads/a.jpg': (request, response) =>
        response
          .writeHead(206, {
            'content-type': 'image/jpeg',
            'content-length': '3',
            'content-range': 'bytes 0-2/9',
            'accept-ranges': 'bytes',
            etag: '"x"',
            'cache-control': 'public, max-age=31536000, immutable',
            'set-cookie': 'a=b',
            'x-range': request.headers.range ?? '',
          })
          .end('abc'),
    },
  });
  const answer = await ask('/uploads/a.jpg?w=480', { headers: { range: 'bytes=0-2' } });
  expect(answer.status).toBe(206);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '3',
    'content-range': 'bytes 0-2/9',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/jpeg',
    etag: '"x"',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toBe('abc');
});

test.each(['text/html; charset=utf-8', 'text/javascript', 'application/xhtml+xml', 'text/css', 'application/pdf'])(
  'what comes as %s is handed on as bytes: it would have the origin of the app',
  async (type) => {
    const { ask } = await setUp({
      answers: { 'GET /uploads/x': (_, response) => response.writeHead(200, { 'content-type': type }).end('x') },
    });
    const answer = await ask('/uploads/x');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  },
);

const PREVIEW = `/look/${'a'.repeat(43)}/`;

test('the preview of a look is a page at rest, asked for without the token', async () => {
  const { server, ask } = await setUp({
    token: 'good',
    answers: {
      [`GET ${PREVIEW}`]: (_, response) =>
        response
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': "script-src 'self'",
          })
          .end('<h1>Casa</h1>'),
    },
  });
  const answer = await ask(PREVIEW);
  expect(await answer.text()).toBe('<h1>Casa</h1>');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  for (const part of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(part);
  expect(policy).toContain('sandbox allow-same-origin');
  expect(policy?.join()).not.toContain('script-src');
  expect(server.calls[0]?.headers).not.toHaveProperty('authorization');
});

test.each(['text/javascript', 'application/xhtml+xml', 'text/html-like'])(
  'what comes with a preview as %s is handed on as no page and no script',
  async (type) => {
    const { ask } = await setUp({
      answers: { [`GET ${PREVIEW}`]: (_, response) => response.writeHead(200, { 'content-type': type }).end('x') },
    });
    expect((await ask(PREVIEW)).headers.get('content-type')).not.toBe(type);
  },
);

test('a preview is only read, and a screen of the app is no preview', async () => {
  const { server, ask } = await setUp({ token: 'good' });
  expect((await ask(PREVIEW, { method: 'POST', body: 'x' })).status).toBe(405);
  expect(server.calls).toEqual([]);
  expect([isForwarded(PREVIEW), isForwarded('/look'), isForwarded('/look/versions')]).toEqual([true, false, false]);
});

test('an answer without a body stays one', async () => {
  const { ask } = await setUp({
    token: 'good',
    answers: { 'DELETE /api/bookings/1': (_, response) => response.writeHead(204).end() },
  });
  const answer = await ask('/api/bookings/1', { method: 'DELETE' });
  expect(answer.status).toBe(204);
  expect(answer.body).toBeNull();
});

test('a large body passes through in pieces, unharmed', async () => {
  const piece = randomBytes(64 * 1024);
  const pieces = 64;
  const sum = createHash('sha256');
  for (let sent = 0; sent < pieces; sent += 1) sum.update(piece);
  const received = createHash('sha256');
  let sent = 0;
  const arrived = Promise.withResolvers<void>();

  const { ask } = await setUp({
    token: 'good',
    answers: {
      'POST /api/media': async (request, response) => {
        for await (const chunk of request) {
          arrived.resolve();
          received.update(chunk);
        }
        sendJson(response, 201, { ok: true });
      },
    },
  });
  const body = new ReadableStream({
    async pull(controller) {
      if (sent === pieces) return controller.close();
      // One half is held back here until part of the other half has arrived.
      if (sent === pieces / 2) await arrived.promise;
      controller.enqueue(new Uint8Array(piece));
      sent += 1;
    },
  });
  const upload = { method: 'POST', body, duplex: 'half' };
  const answer = await ask('/api/media', upload);
  expect(answer.status).toBe(201);
  expect(received.digest('hex')).toBe(sum.digest('hex'));
});

test('an answer is handed back before it has come whole', async () => {
  let finish = () => undefined as unknown;
  const { ask } = await setUp({
    answers: {
      'GET /uploads/film.mp4': (_, response) => {
        response.writeHead(200, { 'content-type': 'video/mp4' });
        response.write('first');
        finish = () => response.end('last');
      },
    },
  });
  const answer = await ask('/uploads/film.mp4');
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});
