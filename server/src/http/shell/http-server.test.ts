import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { openRaw } from '../../testing/raw-connection.ts';
import { createHeaderSets } from '../security-headers.ts';
import { attachListener, createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { createSiteGate } from './site-gate.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({
    renderPage: async ({ address }) => {
      // As the site does with a slash at the end.
      if (/.\/$/.test(address)) return { status: 301, location: address.slice(0, -1).replace(/^\/+/, '/') };
      return { status: address === '/' ? 200 : 404, html: address };
    },
  });
});
afterAll(() => site.close());

async function ask(origin: string, lines: readonly string[]): Promise<string> {
  const connection = openRaw(origin);
  await connection.write(`${lines.join('\r\n')}\r\n\r\n`);
  return await connection.untilClosed();
}

const get = (target: string, method = 'GET') =>
  ask(site.origin, [`${method} ${target} HTTP/1.1`, 'Host: evil.example', 'Connection: close']);

describe('a target that names a host', () => {
  test.each([
    ['http://evil.example/blog/', '/blog'],
    ['HTTPS://evil.example:81//blog/', '/blog'],
    ['//evil.example/', '/evil.example'],
    ['/\\\\evil.example/', '/%5C%5Cevil.example'],
  ])('%s leads nowhere but to %s', async (target, location) => {
    expect(await get(target)).toMatch(new RegExp(`\r\nLocation: ${location}\r\n`));
  });

  test.each([
    ['http://evil.example', '/'],
    ['http://evil.example?page=2', '/'],
    ['http://evil.example/nowhere', '/nowhere'],
  ])('%s is the page %s', async (target, address) => {
    expect((await get(target)).split('\r\n\r\n')[1]).toBe(address);
  });

  test('is a call like any other', async () => {
    expect(await get('http://evil.example/api/health')).toMatch(/^HTTP\/1.1 200 /);
    expect(await get('http://evil.example/api/nowhere')).toMatch(/^HTTP\/1.1 404 /);
  });

  test('and the star, that names none, are no way in', async () => {
    expect(await get('*', 'OPTIONS')).toMatch(/^HTTP\/1.1 404 /);
  });
});

const hardened = (answer: string, code: string) => {
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
  expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
    error: expect.stringMatching(/\p{L}{3}/u),
    code,
  });
};

describe('what never becomes a request is answered as all else is', () => {
  test.each([
    [400, 'INVALID', ['what is this']],
    [400, 'INVALID', ['GET / HTTP/1.1', 'Host: a', 'no header']],
    [400, 'INVALID', ['GET / HTTP/1.1', 'Accept: */*']],
    [431, 'HEADERS_TOO_LARGE', ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`]],
  ])('%i', async (status, code, lines) => {
    const connection = openRaw(site.origin);
    await connection.write(`${lines.join('\r\n')}\r\n\r\n`);
    const answer = await connection.until(/\{"error".*\}/);
    connection.close();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    hardened(answer, code);
  });

  test('an expectation that nobody knows is passed over', async () => {
    const lines = ['GET /api/health HTTP/1.1', 'Host: a', 'Expect: wonders', 'Connection: close'];
    expect(await ask(site.origin, lines)).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a site that is away', () => {
  let otherAddress: string;
  const server = createHttpServer();
  beforeAll(async () => {
    otherAddress = await listen(server, { host: '127.0.0.1', port: 0 });
    const headers = createHeaderSets({ overTls: true });
    attachListener(server, headers.api, createSiteGate(headers).listener);
  });
  afterAll(() => server.close());

  test('says so with the headers of all answers', async () => {
    const answer = await ask(otherAddress, ['GET /api/property HTTP/1.1', 'Host: a', 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1.1 503 .*\r\nRetry-After: 2\r\n/s);
    hardened(answer, 'SITE_AWAY');
    expect(answer).toMatch(/strict-transport-security: /i);
    const page = await fetch(otherAddress);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('says so to whoever is sending a film', async () => {
    const answer = await fetch(`${otherAddress}/api/media`, { method: 'POST', body: Buffer.alloc(8 * 2 ** 20) });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toHaveProperty('error');
  });
});
