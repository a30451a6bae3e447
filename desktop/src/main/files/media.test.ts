import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { OWNER, PASSWORD, readText, type SiteServer, sendJson, startSiteServer } from '../../testing/site-server.ts';
import { makeFolder, startStandIn } from '../../testing/start-stand-in.ts';
import { PHOTO_FAULTS, TEXTS } from '../texts.ts';

let folder: string;
let remove: () => Promise<void>;
let server: SiteServer;
let received: { readonly hash: string; readonly length: number; readonly chunked: boolean } | undefined;

beforeEach(async () => {
  received = undefined;
  ({ folder, remove } = await makeFolder());
  server = await startSiteServer({
    'POST /api/media': async (request, response) => {
      const hash = createHash('sha256');
      let length = 0;
      for await (const piece of request) {
        hash.update(piece);
        length += piece.length;
      }
      received = { hash: hash.digest('hex'), length, chunked: request.headers['transfer-encoding'] === 'chunked' };
      sendJson(response, 201, { id: 'm1' });
    },
    'POST /api/refused': (request, response) => {
      sendJson(response, 413, { error: 'Troppo grande' });
      request.resume();
    },
    'PUT /api/rates': async (request, response) => {
      sendJson(response, 200, { length: request.headers['content-length'], text: await readText(request) });
    },
  });
});

afterEach(async () => {
  await server.close();
  await remove();
});

async function startSignedIn() {
  const desktop = await startStandIn({ folder });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  return desktop;
}

type Desktop = Awaited<ReturnType<typeof startSignedIn>>;

async function begin(desktop: Desktop, path = '/api/media'): Promise<unknown> {
  const start = { method: 'POST', path, contentType: 'multipart/form-data; boundary=x' };
  const outcome = await desktop.call('approdo:beginUpload', [start]);
  expect(outcome).toMatchObject({ ok: true });
  return Reflect.get(Object(outcome), 'value');
}

test('a large body goes through in pieces, unharmed, as whoever is signed in', async () => {
  const desktop = await startSignedIn();
  const id = await begin(desktop);
  const sum = createHash('sha256');
  for (let piece = 0; piece < 40; piece += 1) {
    const bytes = randomBytes(512 * 1024);
    sum.update(bytes);
    expect(await desktop.call('approdo:addToUpload', [id, bytes])).toBe(true);
  }
  const answer = await desktop.call('approdo:endUpload', [id]);
  expect(answer).toEqual({ ok: true, value: { status: 201, body: { id: 'm1' } } });
  expect(received).toEqual({ hash: sum.digest('hex'), length: 40 * 512 * 1024, chunked: true });
  expect(server.calls.at(-1)?.headers.authorization).toBe('Bearer token-1');
});

test('what the page may not call, it may not call in pieces', async () => {
  const desktop = await startSignedIn();
  const id = await begin(desktop, '/api/auth/login');
  expect(await desktop.call('approdo:endUpload', [id])).toMatchObject({ value: { status: 403 } });
  for (const path of ['/uploads/x', 'https://elsewhere.it/api/x', '//elsewhere.it', '/admin']) {
    const start = { method: 'POST', path, contentType: 'x/y' };
    await expect(desktop.call('approdo:beginUpload', [start])).rejects.toThrow('Not the arguments');
  }
});

test('an upload that is called off ends at the server, too', async () => {
  const desktop = await startSignedIn();
  const id = await begin(desktop);
  await desktop.call('approdo:addToUpload', [id, randomBytes(1024)]);
  expect(await desktop.call('approdo:cancelUpload', [id])).toBeNull();
  expect(await desktop.call('approdo:addToUpload', [id, randomBytes(1024)])).toBe(false);
  expect(await desktop.call('approdo:endUpload', [id])).toMatchObject({ problem: { error: TEXTS.uploadLost } });
  expect(received).toBeUndefined();
});

test('a refusal that comes early is told, and the rest is not sent', async () => {
  const desktop = await startSignedIn();
  const id = await begin(desktop, '/api/refused');
  await desktop.call('approdo:addToUpload', [id, randomBytes(1024)]);
  await eventually(async () => expect(await desktop.call('approdo:addToUpload', [id, randomBytes(9)])).toBe(false));
  expect(await desktop.call('approdo:endUpload', [id])).toEqual({
    ok: true,
    value: { status: 413, body: { error: 'Troppo grande' } },
  });
});

test('a site that goes away in the middle is told as one that does not answer', async () => {
  const desktop = await startSignedIn();
  const id = await begin(desktop);
  await desktop.call('approdo:addToUpload', [id, randomBytes(1024)]);
  await server.close();
  expect(await desktop.call('approdo:endUpload', [id])).toMatchObject({
    value: { status: 502, body: { error: TEXTS.siteSilent } },
  });
});

test('uploads that nobody ends make no room for ever more of them, and end with the window', async () => {
  const desktop = await startSignedIn();
  for (let count = 0; count < 8; count += 1) await begin(desktop);
  const start = { method: 'POST', path: '/api/media', contentType: 'x/y' };
  expect(await desktop.call('approdo:beginUpload', [start])).toMatchObject({ ok: false, problem: { status: 429 } });
  desktop.windows[0]?.close();
  await begin(desktop);
});

test('what is small goes whole, with its length', async () => {
  const desktop = await startSignedIn();
  const headers = { 'content-type': 'application/json' };
  const answer = await desktop.request(
    new Request('app://approdo/api/rates', { method: 'PUT', body: '{"a":1}', headers }),
  );
  expect(await answer.json()).toEqual({ length: '7', text: '{"a":1}' });
});

test('photos are prepared in a process of their own, several at once, with an ending that fits', async () => {
  const desktop = await startSignedIn();
  const tiff = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'teal' } })
    .tiff()
    .toBuffer();
  const outcomes = await Promise.all(
    [1, 2, 3, 4].map((id) => desktop.call('approdo:preparePhoto', [id, `Foto ${id}.tif`, new Uint8Array(tiff)])),
  );
  expect(outcomes.map((outcome) => Reflect.get(Object(outcome), 'value').name)).toEqual([
    'Foto 1.jpg',
    'Foto 2.jpg',
    'Foto 3.jpg',
    'Foto 4.jpg',
  ]);
  const bytes = Reflect.get(Object(outcomes[0]), 'value').bytes;
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 1000, format: 'jpeg' });
});

test('what cannot be read is refused with the reason, and one that is called off waits no longer', async () => {
  const desktop = await startSignedIn();
  const call = desktop.call('approdo:preparePhoto', [1, 'x.jpg', new TextEncoder().encode('no picture')]);
  expect(await call).toEqual({ ok: false, problem: { status: 415, error: PHOTO_FAULTS.unreadable } });

  const photo = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const calls = [1, 2, 3].map((id) => desktop.call('approdo:preparePhoto', [id, 'x.png', new Uint8Array(photo)]));
  await desktop.call('approdo:cancelPhoto', [3]);
  expect(await calls[2]).toMatchObject({ ok: false });
  expect(await calls[0]).toMatchObject({ ok: true });
  expect(await calls[1]).toMatchObject({ ok: true });
});
