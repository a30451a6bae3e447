import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import { listAllPosts } from './list-all-posts.ts';
import type { SiteDocument } from './site-document.ts';

type Place = { readonly path: string; readonly changedAt?: string | null };

const FIXED: readonly Place[] = ['/', '/booking', '/gallery', '/contact', '/blog'].map((path) => ({ path }));

/** A stage of registering, not a page to find. */
const UNLISTED = ['registrazione-richiesta'];

/** Every address that is worth finding. */
export const sitemap: SiteDocument = {
  path: '/sitemap.xml',
  contentType: 'application/xml; charset=utf-8',
  async write({ client, origin, listPublicPages }) {
    const [posts, pages] = await Promise.all([listAllPosts(client), listPublicPages()]);
    const places: Place[] = [
      ...FIXED,
      ...pages
        .filter(({ slug }) => !UNLISTED.includes(slug))
        .map(({ slug, publishedAt }) => ({ path: `/pages/${slug}`, changedAt: publishedAt })),
      ...posts.map(({ slug, publishedAt }) => ({ path: `/blog/${slug}`, changedAt: publishedAt })),
    ];
    const entries = places.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${escapeMarkup(`${origin}${path}`)}</loc>${changed}</url>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  },
};
