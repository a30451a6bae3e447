import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderPage } from '@approdo/shared/client/page';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';

let site: TestSite;
let renders: string[];

const renderPage: RenderPage = async ({ address }, client) => {
  renders.push(address);
  const { name } = await client.property.get();
  if (address.startsWith('/old')) return { status: 301, location: '/new' };
  return {
    status: address === '/' || address.startsWith('/blog') ? 200 : 404,
    html: `<h1>${name} ${renders.length}</h1>`,
    ...(address.startsWith('/blog/by-link') && { isByLink: true }),
    ...(address.endsWith('styled') && { styles: 'h1{color:red}' }),
  };
};

beforeEach(async () => {
  renders = [];
  site = await createTestSite({ renderPage });
});
afterEach(() => site.close());

type Raw = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Buffer };

/** fetch would decode bodies and offer encodings of its own. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const call = request(`${site.origin}${path}`, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

it('renders a page once for all who read it', async () => {
  await get('/');
  await Promise.all([get('/'), get('/'), get('/?utm_source=letter')]);
  expect(renders).toEqual(['/']);
});

it('allows the rules that a page has in it by their hash, and no others', async () => {
  const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']).split(';');
  const hash = createHash('sha256').update('h1{color:red}').digest('base64');
  expect(await policyOf('/blog/styled')).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(await policyOf('/blog/by-link-styled')).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(await policyOf('/blog')).toContain("style-src 'self'");
});

it('renders once for many who ask at the same moment', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(renders).toEqual(['/']);
});

it('has the worker of a page asked for each time, on the way too, and a picture kept for an hour', async () => {
  const cachingOf = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await cachingOf('/stay-worker.js')).toBe('no-cache');
  expect(await cachingOf('/icon.svg')).toBe('public, max-age=3600');
});

it('tells no other site whence one comes from a page that a link opens', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['referrer-policy'];
  expect(await policyOf('/blog')).toBe('strict-origin-when-cross-origin');
  expect(await policyOf('/blog/by-link')).toBe('no-referrer');
});

it.each(['/', '/blog', '/blog/by-link', '/nowhere'])(
  'leaves no hold on it to a window that opened it: %s',
  async (path) => {
    expect((await get(path)).headers['cross-origin-opener-policy']).toBe('same-origin');
  },
);

it('asks the database nothing for a page that is there', async () => {
  await get('/');
  await site.database.destroy();
  expect((await get('/')).status).toBe(200);
});

it.each(['/?x=1', '/blog?page=1', '/blog?page=zero', '/blog?page=02', '/blog?pages=3', '/%62log', '/b%6cog?from=x'])(
  'keeps nothing anew under %s',
  async (address) => {
    await get('/');
    await get('/blog');
    expect((await get(address)).status).toBe(200);
    expect(renders).toEqual(['/', '/blog']);
  },
);

it('loses no page to addresses that lead elsewhere, or to nothing', async () => {
  await get('/');
  for (let count = 0; count < 600; count += 1) await get(count % 2 ? `/old/${count}` : `/nowhere/${count}`);
  await site.database.destroy();
  expect((await get('/')).status).toBe(200);
});

it('keeps the page of a list apart', async () => {
  await get('/blog?page=2&from=x');
  await get('/blog');
  expect(renders).toEqual(['/blog?page=2', '/blog']);
});

it('renders anew after a call that may have changed a page, and only then', async () => {
  const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await get('/');
  await admin.client.bookings.list();
  await get('/');
  expect(renders.length).toBe(1);
  await admin.client.bookings.block({ body: { startDate: '2027-05-01', endDate: '2027-05-03' } });
  await get('/');
  expect(renders.length).toBe(2);
});

it('a refused call leaves the pages where they are', async () => {
  await get('/');
  await expect(site.anyone.auth.login({ body: { email: 'a@b.it', password: 'x' } })).rejects.toThrow();
  await get('/');
  expect(renders.length).toBe(1);
});

describe('encodings', () => {
  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('%s carries the same page', async (encoding, decode) => {
    const plain = await get('/');
    const packed = await get('/', { 'accept-encoding': `${encoding}, identity;q=0.5` });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(decode(packed.body)).toEqual(plain.body);
  });

  it('an encoding that is refused is not used', async () => {
    const answer = await get('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});

it('answers 304 to a browser that has the page', async () => {
  const first = await get('/');
  const again = await get('/', { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});

it('answers HEAD with the headers alone', async () => {
  const answer = await get('/', {}, 'HEAD');
  expect(answer.status).toBe(200);
  expect(answer.body.length).toBe(0);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
});

it('shows the back office wherever the program lies, below a hidden folder too', async () => {
  const { status, body } = await get('/admin/bookings');
  expect({ status, body: String(body) }).toEqual({ status: 200, body: expect.stringContaining('Gestione') });
});

it('keeps the document of the back office as it keeps a page, one for all its addresses', async () => {
  const plain = await get('/admin');
  const packed = await get('/admin/bookings?stato=PENDING', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  const again = await get('/admin/calendar', { 'if-none-match': String(plain.headers.etag) });
  expect({ status: again.status, size: again.body.length }).toEqual({ status: 304, size: 0 });
  expect(String(plain.headers['content-security-policy'])).toContain("script-src 'self';");
});

it('passes the status of a page on', async () => {
  expect((await get('/nowhere')).status).toBe(404);
  const moved = await get('/old');
  expect([moved.status, moved.headers.location]).toEqual([301, '/new']);
});

it('lets no page run a script that is not a file of the site', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('leaves a visitor whose form came without its script where she is, with all that she typed', async () => {
  const send = (path: string, type: string) =>
    fetch(`${site.origin}${path}`, { method: 'POST', headers: { 'content-type': type }, body: 'email=anna' });
  const answer = await send('/login', 'application/x-www-form-urlencoded');
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await send('/login', 'application/json')).status).toBe(404);
  expect((await send('/api/nowhere', 'application/x-www-form-urlencoded')).status).toBe(404);
  expect(renders).toEqual([]);
});
