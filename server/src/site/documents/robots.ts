import type { SiteDocument } from './site-document.ts';

/** Pages that are of no use in a search say so themselves, which only one who reads them can see. */
export const robots: SiteDocument = {
  path: '/robots.txt',
  contentType: 'text/plain; charset=utf-8',
  write: async ({ origin }) =>
    `User-agent: *\nAllow: /api/avatars/\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
};
