import { createHash } from 'node:crypto';
import type { RenderPage } from '@approdo/shared/client/page';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';

type Admin = Awaited<ReturnType<TestSite['signIn']>>['client'];

let site: TestSite;
let admin: Admin;
let logLines: string[];

const STYLES = '@font-face{src:url(/assets/lora.woff2)}';

const BODY = [
  '<script type="module" src="/assets/site.js" fetchPriority="low"></script>',
  '<link rel="preload" href="/assets/lora.woff2"/>',
  '<a class="x" href="/blog?page=2#posts">Blog</a>',
  '<a href="/en/blog" lang="en">English</a>',
  '<a href="#contenuto">Contenuto</a>',
  '<a href="/uploads/a.jpg">Foto</a>',
  '<a href="https://example.com/" rel="noopener">Fuori</a>',
  '<a href="mailto:a@example.com">Scrivi</a>',
  '<p>Nel codice si scrive &lt;a href=&quot;/blog&quot;&gt;</p>',
].join('');

const renderPage: RenderPage = async ({ address, language }, client) => {
  if (address === '/old') return { status: 301, location: '/new' };
  const { hero } = await client.look.get();
  const html = `<style>${STYLES}</style><h1>${language} ${address} ${hero}</h1>${BODY}`;
  return { status: address === '/nowhere' ? 404 : 200, html, styles: STYLES };
};

beforeEach(async () => {
  logLines = [];
  site = await createTestSite({ renderPage, offers: ['en'], onLogLine: (line) => logLines.push(line) });
  admin = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
});
afterEach(() => site.close());

const ask = (path: string) => fetch(`${site.origin}${path}`, { redirect: 'manual' });
const read = async (path: string) => (await ask(path)).text();

async function openPreview(): Promise<string> {
  await admin.look.change({ body: { hero: 'FULL' } });
  const { path } = await admin.look.preview();
  return path.replace(/\/$/, '');
}

describe('a preview', () => {
  it('is a page of the site with the draft, which nobody else is shown', async () => {
    const prefix = await openPreview();
    expect(await read(`${prefix}/`)).toContain('it / FULL');
    expect(await read(`${prefix}/blog?page=2&fresh=1`)).toContain('it /blog?page=2 FULL');
    expect(await read(`${prefix}/en/booking`)).toContain('en /booking FULL');
    expect(await read('/')).toContain('it / WALL');
  });

  it('shows each change of the draft at once', async () => {
    const prefix = await openPreview();
    await read(`${prefix}/`);
    await admin.look.change({ body: { hero: 'SIDE' } });
    expect(await read(`${prefix}/`)).toContain('SIDE');
  });

  it('may be framed by the back office alone, and runs and sends nothing', async () => {
    const { headers } = await ask(`${await openPreview()}/`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.get('speculation-rules')).toBeNull();
    const policy = headers.get('content-security-policy')?.split(';');
    for (const part of ["script-src 'none'", "form-action 'none'", "frame-ancestors 'self'", "default-src 'self'"])
      expect(policy).toContain(part);
  });

  it('allows the styles that it has in it, whose fonts come by its own address', async () => {
    const prefix = await openPreview();
    const answer = await ask(`${prefix}/`);
    const [, styles = ''] = /<style>(.*)<\/style>/.exec(await answer.text()) ?? [];
    expect(styles).toBe(`@font-face{src:url(${prefix}/assets/lora.woff2)}`);
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
  });

  it('leads from page to page in itself; what is no page opens beside it', async () => {
    const prefix = await openPreview();
    const html = await read(`${prefix}/`);
    expect(html).toContain(`<a class="x" href="${prefix}/blog?page=2#posts">`);
    expect(html).toContain(`<a href="${prefix}/en/blog" lang="en">`);
    expect(html).toContain('<a href="#contenuto">');
    expect(html).toContain('<a href="/uploads/a.jpg" target="_blank">');
    expect(html).toContain('<a href="https://example.com/" target="_blank" rel="noopener">');
    expect(html).toContain('<a href="mailto:a@example.com">');
    expect(html).toContain('&lt;a href=&quot;/blog&quot;&gt;');
    expect(html).not.toContain('type="module"');
  });

  it('passes on what is not there, and where a page has moved to', async () => {
    const prefix = await openPreview();
    expect((await ask(`${prefix}/nowhere`)).status).toBe(404);
    const moved = await ask(`${prefix}/old`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${prefix}/new`]);
    expect(moved.headers.get('cache-control')).toBe('no-store');
  });
});

describe('there is no preview', () => {
  const STRANGER = `/look/${'a'.repeat(43)}`;

  /** As any unknown address: the page of the site says that there is nothing. */
  const isUnknown = async (path: string) => (await read(path)).includes(`it ${path} WALL`);

  it.each([STRANGER, `${STRANGER}/`, `${STRANGER}/blog`, '/look', '/look/', '/look/short/'])('at %s', async (path) => {
    expect(await isUnknown(path)).toBe(true);
    expect((await ask(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('after half an hour', async () => {
    const prefix = await openPreview();
    site.clock.advance(29 * 60_000);
    expect(await read(`${prefix}/`)).toContain('FULL');
    site.clock.advance(60_001);
    expect(await isUnknown(`${prefix}/`)).toBe(true);
  });

  it('of another house', async () => {
    const other = await createTestSite({ renderPage });
    const owner = await other.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { path } = await owner.client.look.preview();
    await other.close();
    expect(await isUnknown(path)).toBe(true);
  });
});

it('lets the back office frame its own pages, and no other document frame anything', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy');
  expect(await policyOf('/admin')).toMatch(/;frame-src 'self' https:/);
  expect(await policyOf('/')).toMatch(/;frame-src https:/);
  expect(await policyOf('/api/docs')).toMatch(/;frame-src https:/);
});

it('the log does not say where a preview is', async () => {
  const prefix = await openPreview();
  await read(`${prefix}/blog`);
  await read(prefix.replace('/look/', '/%6cook/'));
  expect(logLines.join('\n')).not.toContain(prefix.slice('/look/'.length));
});
