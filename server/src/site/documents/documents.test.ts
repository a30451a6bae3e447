import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;

beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

async function read(path: string) {
  const response = await fetch(`${site.origin}${path}`);
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), text: await response.text() };
}

async function publish(title: string): Promise<string> {
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  const cover = (await editor.client.media.list()).find(({ contentType }) => contentType === 'image');
  const { slug } = await editor.client.blog.create({
    body: {
      title,
      excerpt: 'Dieci banchi & una tenda <a righe>.',
      content: '<p>Si va presto.</p>',
      coverImage: cover?.url.replace('/uploads/', '') ?? '',
      published: true,
    },
  });
  return slug;
}

it('tells crawlers where the map of the site is', async () => {
  const { type, text } = await read('/robots.txt');
  expect(type).toContain('text/plain');
  expect(text).toContain('/sitemap.xml');
  expect(text).toContain('Disallow: /admin');
});

it('lists a post in map and feed as soon as it is published', async () => {
  expect((await read('/sitemap.xml')).text).not.toContain('/blog/il-mercato');
  const slug = await publish('Il mercato & il pesce');
  const map = await read('/sitemap.xml');
  expect(map.type).toContain('application/xml');
  expect(map.text).toContain(`/blog/${slug}</loc>`);
  const feed = await read('/rss.xml');
  expect(feed.type).toContain('application/rss+xml');
  expect(feed.text).toContain('<title>Il mercato &amp; il pesce</title>');
  expect(feed.text).toContain('Dieci banchi &amp; una tenda &lt;a righe&gt;.');
});

it('lists the pages that are of use in a search', async () => {
  const { text } = await read('/sitemap.xml');
  expect(text).toContain('/pages/informativa-privacy</loc>');
  expect(text).not.toContain('registrazione-richiesta');
});

it('is installed under the name of the site', async () => {
  const { type, text } = await read('/manifest.webmanifest');
  expect(type).toContain('application/manifest+json');
  expect(JSON.parse(text)).toMatchObject({ name: (await site.anyone.homepage.get()).siteName, lang: 'it' });
});

it('names in a header which pages may be made ready', async () => {
  const page = await fetch(`${site.origin}/`);
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  const { type, text } = await read('/speculation-rules.json');
  expect(type).toBe('application/speculationrules+json');
  expect(JSON.parse(text).prefetch).toHaveLength(1);
});
