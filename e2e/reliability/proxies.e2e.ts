import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2, type OutgoingHttpHeaders } from 'node:http2';
import { request as tlsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '../support/api.ts';
import { byRunLength } from '../support/run-length.ts';
import { test as base, expect } from '../support/site-test.ts';
import { type SiteBehindProxy, startBehindProxy } from '../support/start-behind-proxy.ts';
import type { ProxyKind } from '../support/start-proxy.ts';
import { owner } from '../support/start-site.ts';
import { VIDEO_FORM_TYPE, videoForm } from '../support/video-form.ts';

const MiB = 2 ** 20;
const root = fileURLToPath(new URL('../..', import.meta.url));

const test = base.extend<{ kind: ProxyKind; behind: SiteBehindProxy }>({
  kind: ['nginx', { option: true }],
  behind: async ({ kind }, use) => {
    const behind = await startBehindProxy(kind);
    await use(behind);
    await behind.stop();
  },
});

const openSession = ({ address, proxy }: SiteBehindProxy) =>
  connectHttp2(address, { ca: readFileSync(proxy.certificate) });

async function requestThrough(session: ClientHttp2Session, headers: OutgoingHttpHeaders) {
  const stream = session.request(headers);
  const [answer] = await once(stream, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { headers: answer as Record<string, unknown>, bytes: Buffer.concat(chunks) };
}

/** The site's direct answer, without the proxy. */
async function requestSite({ site }: SiteBehindProxy, path: string, headers: Readonly<Record<string, string>>) {
  const [answer] = await once(plainRequest(`${site.origin}${path}`, { headers }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { headers: answer.headers as Record<string, unknown>, bytes: Buffer.concat(chunks) };
}

/** Headers of one connection, one answer or the proxy. */
const OWN = [
  'connection',
  'keep-alive',
  'date',
  'server',
  'x-request-id',
  'alt-svc',
  'via',
  'transfer-encoding',
  ':status',
];

function shared(headers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));
}

/** A wrong password for the owner's account, from an address of this machine. */
async function attemptPassword(
  { address, proxy }: SiteBehindProxy,
  from: string,
  claimed: string,
): Promise<number | undefined> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'sbagliata' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-forwarded-for': claimed };
  const { port } = new URL(address);
  const options = { host: '127.0.0.1', port, servername: 'localhost', localAddress: from, method: 'POST', headers };
  const request = tlsRequest({
    ...options,
    path: '/api/auth/login',
    ca: readFileSync(proxy.certificate),
    headers: { ...headers, host: `localhost:${port}` },
  });
  const [answer] = await once(request.end(body), 'response');
  answer.resume();
  return answer.statusCode;
}

function runDoctor({ site, address }: SiteBehindProxy, more: Readonly<Record<string, string>>) {
  const env = {
    PATH: process.env.PATH,
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
    DATA_DIR: site.dataDir,
    PORT: new URL(site.origin).port,
    ...more,
  };
  return new Promise<readonly { check: string; state: string; text: string }[]>((resolve, reject) => {
    const command = [`${root}/scripts/doctor.ts`, '--json', '--time-server', '127.0.0.1:9'];
    execFile(process.execPath, command, { env }, (error, output) => {
      if (output === '') reject(error);
      else resolve(JSON.parse(output).findings);
    });
  });
}

async function expectPagesAsMade(behind: SiteBehindProxy, session: ClientHttp2Session): Promise<void> {
  for (const path of ['/', '/blog', '/api/property', '/robots.txt', '/nowhere']) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const direct = await requestSite(behind, path, { 'accept-encoding': encoding });
      const through = await requestThrough(session, { ':path': path, 'accept-encoding': encoding });
      expect(shared(through.headers), `${path} ${encoding}`).toEqual(shared(direct.headers));
      expect(through.bytes.equals(direct.bytes)).toBe(true);
    }
  }
  const { headers } = await requestThrough(session, { ':path': '/' });
  expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': expect.stringMatching(/max-age/) });
  const fresh = await requestThrough(session, { ':path': '/', 'if-none-match': String(headers.etag) });
  expect(fresh.headers[':status']).toBe(304);
}

async function expectLedToHttps({ plainPort }: SiteBehindProxy): Promise<void> {
  const options = { host: '127.0.0.1', port: plainPort, path: '/blog?page=2', headers: { host: 'localhost' } };
  const [answer] = await once(plainRequest(options).end(), 'response');
  answer.resume();
  expect([301, 308]).toContain(answer.statusCode);
  expect(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/blog\?page=2$/);
}

async function expectTrueAddresses(behind: SiteBehindProxy): Promise<void> {
  for (let n = 1; n <= 5; n += 1) expect(await attemptPassword(behind, '127.0.0.2', `203.0.113.${n}`)).toBe(401);
  expect(await attemptPassword(behind, '127.0.0.2', '203.0.113.99')).toBe(429);
  expect(await attemptPassword(behind, '127.0.0.3', '127.0.0.2')).toBe(401);
}

async function expectFilmTaken({ site }: SiteBehindProxy, session: ClientHttp2Session): Promise<void> {
  const { token } = await connect(site).auth.login({ body: owner });
  const upload = session.request({
    ':method': 'POST',
    ':path': '/api/media',
    authorization: `Bearer ${token}`,
    'content-type': VIDEO_FORM_TYPE,
  });
  const answered = once(upload, 'response');
  await pipeline(Readable.from(videoForm({ videoBytes: byRunLength({ short: 40, long: 499 }) * MiB })), upload);
  const [answer] = await answered;
  upload.resume();
  expect(answer[':status']).toBe(201);
}

async function expectDoctorContent(behind: SiteBehindProxy): Promise<void> {
  const found = await runDoctor(behind, { NODE_EXTRA_CA_CERTS: behind.proxy.certificate });
  expect(found).toContainEqual(expect.objectContaining({ check: 'public-url', state: 'ok' }));
  expect(found).toContainEqual(expect.objectContaining({ check: 'proxy', state: 'ok' }));
  expect(found.filter(({ state }) => state === 'fault')).toEqual([]);
  expect(await runDoctor(behind, {})).toContainEqual(
    expect.objectContaining({ check: 'public-url', state: 'fault', text: expect.stringMatching(/certificato/) }),
  );
}

/** An address that reveals booked dates to whoever has it. */
async function expectNoKeyLogged({ proxy }: SiteBehindProxy, session: ClientHttp2Session): Promise<void> {
  const path = `/calendars/${'k'.repeat(43)}.ics`;
  expect((await requestThrough(session, { ':path': path })).headers[':status']).toBe(404);
  await requestThrough(session, { ':path': '/contact' });
  await expect.poll(() => proxy.readAccessLog()).toContain('/contact');
  expect(proxy.readAccessLog()).not.toContain('/calendars/');
}

for (const kind of ['nginx', 'caddy'] as const) {
  test.describe(`behind ${kind}, as the guides set it up`, () => {
    test.use({ kind });

    test('the site is what it is alone, by HTTP/2 and with true addresses', async ({ behind }) => {
      test.setTimeout(240_000);
      const session = openSession(behind);
      await test.step('pages come as the site made them, hints and all', () => expectPagesAsMade(behind, session));
      await test.step('who types the name alone is led to https', () => expectLedToHttps(behind));
      await test.step('each visitor has her own address, and none that she claims', () => expectTrueAddresses(behind));
      await test.step('a film of the largest size comes through', () => expectFilmTaken(behind, session));
      if (kind === 'nginx') await test.step('no key is logged', () => expectNoKeyLogged(behind, session));
      await test.step('the doctor finds nothing but a certificate of nobody', () => expectDoctorContent(behind));
      session.close();
    });
  });
}
