import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { addressIn } from '@approdo/shared/domain/language/language-address';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import type { SiteDocument } from './site-document.ts';

const NEWEST_POSTS = 20;

/** The newest posts as RSS 2.0. */
export const feed: SiteDocument = {
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
