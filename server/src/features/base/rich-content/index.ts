/** What articles, pages and the guide have in common: content that is cleaned, and slugs of their own. */
export { documentToFind } from './document-to-find.ts';
export { cleanContent, type ReadContent } from './rich-content.service.ts';
export { requireFreeSlug } from './taken-slug.ts';
