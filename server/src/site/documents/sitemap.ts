import type { SiteClient } from '@approdo/shared/client/page';
import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import type { DocumentFacts, SiteDocument } from './site-document.ts';

/** As many as the API gives at once. */
const AT_ONCE = 100;

type Place = { readonly path: string; readonly changedAt?: string | null };

const FIXED: readonly Place[] = ['/', '/booking', '/gallery', '/contact'].map((path) => ({ path }));

const BLOG: Place = { path: '/blog' };

/** A stage of registering, not a page to find. */
const UNLISTED = ['registrazione-richiesta'];

/** Every address that is worth finding, in all languages. */
export const sitemap: SiteDocument = {
  path: '/sitemap.xml',
  contentType: 'application/xml; charset=utf-8',
  async write(facts) {
    const places = await Promise.all(facts.languages.map((language) => listPlaces(facts, language)));
    const entries = places.flat().map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${escapeMarkup(`${facts.origin}${path}`)}</loc>${changed}</url>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  },
};

async function listPlaces(facts: DocumentFacts, language: Language): Promise<Place[]> {
  const [posts, pages] = await Promise.all([listAllPosts(facts.clientIn(language)), listPages(facts, language)]);
  const places: Place[] = [
    ...FIXED,
    ...(posts.length > 0 ? [BLOG] : []),
    ...pages,
    ...posts.map(({ slug, publishedAt }) => ({ path: `/blog/${slug}`, changedAt: publishedAt })),
  ];
  return places.map((place) => ({ ...place, path: addressIn(language, place.path) }));
}

/** In another language a page has a slug of its own, which it tells, and may be missing. */
async function listPages({ clientIn, listPublicPages }: DocumentFacts, language: Language): Promise<Place[]> {
  const italian = (await listPublicPages()).filter(({ slug }) => !UNLISTED.includes(slug));
  if (language === ITALIAN) {
    return italian.map(({ slug, publishedAt }) => ({ path: `/pages/${slug}`, changedAt: publishedAt }));
  }
  const found = await Promise.all(italian.map(({ slug }) => clientIn(ITALIAN).pages.get({ params: { slug } })));
  return found.flatMap(({ alternates = [] }) =>
    alternates.filter((one) => one.language === language).map(({ slug }) => ({ path: `/pages/${slug}` })),
  );
}

/** Every published post, newest first. */
async function listAllPosts(client: SiteClient): Promise<PostSummary[]> {
  const all: PostSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { posts, total } = await client.blog.list({ query: { page, limit: AT_ONCE } });
    all.push(...posts);
    if (posts.length < AT_ONCE || all.length >= total) return all;
  }
}
