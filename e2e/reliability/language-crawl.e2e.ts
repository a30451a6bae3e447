import { connectOwner } from '../support/api.ts';
import { expect, test } from '../support/site-test.ts';
import type { RunningSite } from '../support/start-site.ts';

/** More than the site has, to end a loop. */
const MAX_PAGES = 400;

type Read = { readonly status: number; readonly html: string };

test('every version of every page answers, is in its language and points back', async ({ site }) => {
  test.setTimeout(180_000);
  const owner = await connectOwner(site);
  await owner.languages.offer({ body: { offered: ['en', 'de', 'fr'] } });
  const draft = await hideAnArticle(owner);

  const pages = await crawl(site);
  expect(pages.size).toBeGreaterThan(40);
  for (const [path, { status, html }] of pages) {
    expect({ path, status }).toEqual({ path, status: 200 });
    expect({ path, lang: /<html[^>]* lang="(\w+)"|<html lang="(\w+)"/.exec(html)?.slice(1).find(Boolean) }).toEqual({
      path,
      lang: /^\/(en|de|fr)(?=\/|$)/.exec(path)?.[1] ?? 'it',
    });
    expect(html, path).not.toContain(draft);
    const versions = versionsIn(html, site);
    if (versions.size > 0) expect([...versions.values()], path).toContain(path);
    for (const [language, other] of versions) {
      const there = pages.get(other);
      expect({ path, other, isThere: there !== undefined }).toEqual({ path, other, isThere: true });
      if (there && language !== 'x-default') expect(versionsIn(there.html, site), other).toEqual(versions);
    }
  }
  for (const address of await listSitemap(site)) expect([...pages.keys()]).toContain(address);
});

/** Unpublishes an article in each language; returns text that only it contains. */
async function hideAnArticle(owner: Awaited<ReturnType<typeof connectOwner>>): Promise<string> {
  const [first] = await owner.blog.listAll();
  if (!first) throw new Error('the starter has articles');
  await owner.blog.edit({ params: { id: first.id }, body: { published: false } });
  return first.slug;
}

/** Crawls all pages from each language's home page; redirects are followed. */
async function crawl(site: RunningSite): Promise<ReadonlyMap<string, Read>> {
  const pages = new Map<string, Read>();
  const found = ['/', '/en', '/de', '/fr', ...(await listSitemap(site))];
  for (let path = found.shift(); path !== undefined; path = found.shift()) {
    if (pages.has(path)) continue;
    expect(pages.size).toBeLessThan(MAX_PAGES);
    const answer = await fetch(`${site.origin}${path}`);
    const html = await answer.text();
    pages.set(path, { status: answer.status, html });
    found.push(...linksIn(html), ...versionsIn(html, site).values());
  }
  return pages;
}

/** Links to pages of the site, without those that have an extension or lead to the back office. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href.replace(/[#?].*$/, ''));
  return links.filter((path) => path !== '' && !/\.\w+$|^\/(?:admin|uploads|api)\b/.test(path));
}

/** The address of each language in the head, including this one's. */
function versionsIn(html: string, { origin }: RunningSite): Map<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
  return new Map(links.map(([, language = '', href = '']) => [language, href.replace(origin, '') || '/']));
}

async function listSitemap({ origin }: RunningSite): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
