import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { hasDrawnIcon } from '@approdo/shared/domain/content/look/pictures';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import type { SiteDocument } from './site-document.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules } from './speculation-rules.ts';

/** Pages that are of no use in a search say so themselves, which only one who reads them can see. */
const robots: SiteDocument = {
  path: '/robots.txt',
  contentType: 'text/plain; charset=utf-8',
  write: async ({ origin }) =>
    `User-agent: *\nAllow: /api/avatars/\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
};

const NEWEST_POSTS = 20;

/** The newest posts as RSS 2.0. */
const feed: SiteDocument = {
  path: '/rss.xml',
  contentType: 'application/rss+xml; charset=utf-8',
  isSpoken: true,
  async write({ clientIn, language, origin }) {
    const client = clientIn(language);
    const root = `${origin}${addressIn(language, '/blog')}`;
    const [{ siteName, heroSubtitle }, { posts }] = await Promise.all([
      client.homepage.get(),
      client.blog.list({ query: { limit: NEWEST_POSTS } }),
    ]);
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(siteName)}</title>
<link>${root}</link>
<description>${escapeMarkup(heroSubtitle)}</description>
<language>${language}</language>
<atom:link href="${origin}${addressIn(language, '/rss.xml')}" rel="self" type="application/rss+xml"/>
${posts.map((post) => entryOf(root, post)).join('\n')}
</channel>
</rss>
`;
  },
};

/** How the site looks on a home screen. */
const webManifest: SiteDocument = {
  path: '/manifest.webmanifest',
  contentType: 'application/manifest+json; charset=utf-8',
  isSpoken: true,
  async write({ clientIn, language }) {
    const client = clientIn(language);
    const [{ siteName, heroTitle }, look] = await Promise.all([client.homepage.get(), client.look.get()]);
    return JSON.stringify({
      name: siteName,
      short_name: siteName,
      description: heroTitle,
      lang: language,
      start_url: addressIn(language, '/'),
      display: 'minimal-ui',
      background_color: '#fdfcf9',
      theme_color: '#fdfcf9',
      icons: [
        ...(hasDrawnIcon(look) ? [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }] : []),
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  },
};

const documents: readonly SiteDocument[] = [feed, robots, sitemap, speculationRules, webManifest];

const byPath: ReadonlyMap<string, SiteDocument> = new Map(documents.map((document) => [document.path, document]));

/** The document of a path without the prefix of a language. */
export function findDocument(path: string, language: Language): SiteDocument | undefined {
  const document = byPath.get(path);
  return document?.isSpoken || language === ITALIAN ? document : undefined;
}

function entryOf(root: string, { slug, title, excerpt, author, publishedAt, createdAt }: PostSummary): string {
  const address = escapeMarkup(`${root}/${slug}`);
  return `<item>
<title>${escapeMarkup(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<dc:creator>${escapeMarkup(author.name)}</dc:creator>
<pubDate>${new Date(publishedAt ?? createdAt).toUTCString()}</pubDate>
<description>${escapeMarkup(excerpt)}</description>
</item>`;
}
