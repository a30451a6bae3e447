import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { id, line } from '../base/fields.ts';

/** In the order of the results. */
const SEARCH_KINDS = ['BOOKING', 'MESSAGE', 'REVIEW', 'TASK', 'USER', 'PAGE', 'POST', 'MEDIA', 'GALLERY'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const MOST_OF_A_KIND = 5;
export const MOST_HITS = 25;

const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id,
  title: z.string(),
  /** More about it in one line; may be empty. */
  detail: z.string(),
  /** A path under /admin. */
  address: z.string(),
});
export type SearchHit = z.output<typeof searchHit>;

export const search = {
  /** A POST, so that the search text is in no address, log or browser history. */
  find: endpoint({
    method: 'POST',
    path: '/search',
    access: 'editor',
    summary: 'What has all of these words, or days of them, of what the caller may see: five of a kind, 25 in all',
    body: z.object({ q: line({ min: 1, max: 100 }) }),
    answer: z.object({ hits: z.array(searchHit).max(MOST_HITS) }),
    status: 200,
    leavesSiteAlone: true,
  }),
};
