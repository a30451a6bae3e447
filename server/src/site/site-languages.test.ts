import type { RenderPage } from '@approdo/shared/client/page';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';

let site: TestSite;
let renders: string[];

const renderPage: RenderPage = async ({ address, language, languages }, client) => {
  renders.push(`${language} ${address}`);
  const { heroTitle } = await client.homepage.get();
  return { status: address.startsWith('/en') ? 404 : 200, html: `${languages.join(' ')}: ${heroTitle}` };
};

beforeEach(async () => {
  renders = [];
  site = await createTestSite({ renderPage, offers: ['en', 'de'] });
});
afterEach(() => site.close());

async function get(path: string) {
  const response = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

it.each([
  ['/', 'it /'],
  ['/en', 'en /'],
  ['/de/booking', 'de /booking'],
  ['/en/blog?page=2&utm_source=letter', 'en /blog?page=2'],
  ['/en/booking?page=2', 'en /booking'],
  ['/en/admin', 'en /admin'],
  ['/it/booking', 'it /it/booking'],
  ['/fr/booking', 'it /fr/booking'],
])('%s is drawn as %s', async (address, drawn) => {
  await get(address);
  expect(renders).toEqual([drawn]);
});

it('keeps a page for each language, whatever the browser would like to read', async () => {
  await get('/en');
  await fetch(`${site.origin}/en`, { headers: { 'accept-language': 'de' } });
  const { headers } = await fetch(`${site.origin}/`, { headers: { 'accept-language': 'en' } });
  expect(renders).toEqual(['en /', 'it /']);
  expect(headers.get('vary') ?? '').not.toMatch(/accept-language/i);
  expect(headers.has('set-cookie')).toBe(false);
});

it('tells a page what else the site is offered in', async () => {
  expect((await get('/en')).text).toMatch(/^it en de: /);
});

it('leads from a slash after the prefix to the home page', async () => {
  expect(await get('/en/')).toMatchObject({ status: 301, location: '/en' });
});

it('has a feed and a manifest in each language, and one map of all', async () => {
  const feed = (await get('/en/rss.xml')).text;
  expect(feed).toContain('<language>en</language>');
  expect(feed).toContain('/en/rss.xml" rel="self"');
  expect(JSON.parse((await get('/de/manifest.webmanifest')).text)).toMatchObject({ lang: 'de', start_url: '/de' });
  const map = (await get('/sitemap.xml')).text;
  for (const path of ['/', '/en', '/de', '/booking', '/en/booking', '/de/gallery']) {
    expect(map).toContain(`<loc>${site.origin}${path}</loc>`);
  }
  expect(map).not.toContain('/fr');
  expect(map).not.toContain('hreflang');
  await get('/en/sitemap.xml');
  expect(renders).toEqual(['en /sitemap.xml']);
});

it('has in the map the list of articles of each language that has any, and no other', async () => {
  const lists = async () => (await get('/sitemap.xml')).text.match(/[^/]*\/blog(?=<\/loc>)/g);
  const { host } = new URL(site.origin);
  expect(await lists()).toEqual([`${host}/blog`, 'en/blog']);
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  for (const { id } of await editor.client.blog.listAll()) {
    await editor.client.blog.edit({ params: { id }, body: { published: false } });
  }
  expect(await lists()).toBeNull();
});

it('makes pages anew once another language is offered', async () => {
  await get('/');
  const owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await owner.client.languages.offer({ body: { offered: ['en'] } });
  expect((await get('/')).text).toMatch(/^it en: /);
  await get('/de');
  expect(renders.at(-1)).toBe('it /de');
});
