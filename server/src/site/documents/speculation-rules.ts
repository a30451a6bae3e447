import type { SiteDocument } from './site-document.ts';

/** Pages that act as soon as they open, or are different for each who opens them, and what is no page. */
const LEFT_OUT = [
  '/admin*',
  '/api/*',
  '/uploads/*',
  '/assets/*',
  '/*.xml',
  '/login*',
  '/register*',
  '/profile*',
  '/confirm-email*',
  '/reset-password*',
];

const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...LEFT_OUT.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[target=_blank], [data-back]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Which pages a browser may make ready while a visitor's pointer rests on their link. Pages name it in a header, as their policy allows no inline rules. */
export const speculationRules: SiteDocument = {
  path: '/speculation-rules.json',
  contentType: 'application/speculationrules+json',
  cacheControl: 'public, max-age=86400',
  write: async () => JSON.stringify(rules),
};
