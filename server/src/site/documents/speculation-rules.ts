import type { SiteDocument } from './site-document.ts';

/** What is no page of the site. */
const LEFT_OUT = ['/admin*', '/api/*', '/uploads/*', '/assets/*', '/*.xml'];

/** Pages are fetched ahead, not drawn: see docs/adr/0022. */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, ...LEFT_OUT.map((pattern) => ({ not: { href_matches: pattern } }))],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Which pages a browser may have ready while a visitor's pointer rests on their link. Pages name it in a header, as their policy allows no inline rules. */
export const speculationRules: SiteDocument = {
  path: '/speculation-rules.json',
  contentType: 'application/speculationrules+json',
  cacheControl: 'public, max-age=86400',
  write: async () => JSON.stringify(rules),
};
