import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';

const ADDRESSES = [
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/start.js', 'text/javascript; charset=utf-8'],
  ['/api/docs/swagger-ui.css', 'text/css; charset=utf-8'],
  ['/api/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.origin}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

test.each(ADDRESSES)(
  '%s comes compressed to browsers that take that, and not again to those that have it',
  async (path, type) => {
    const plain = await get(path);
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, type]);
    expect(plain.headers.get('content-security-policy')).not.toBeNull();
    expect(plain.headers.get('x-request-id')).not.toBeNull();
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const packed = await get(path, { 'accept-encoding': encoding });
      expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
        encoding,
        'Accept-Encoding',
      ]);
      expect(await packed.text()).toBe(text);
      const etag = packed.headers.get('etag') ?? '';
      const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
  },
);

test('the description of the API is sent in a tenth of its bytes, and may be kept by a client that asks whether it is new', async () => {
  const plain = await get('/api/openapi.json');
  const packed = await get('/api/openapi.json', { 'accept-encoding': 'br' });
  const lengthOf = ({ headers }: Response) => Number(headers.get('content-length'));
  expect(lengthOf(packed)).toBeLessThan(lengthOf(plain) / 10);
  expect(packed.headers.get('cache-control')).toBe('no-cache');
});
