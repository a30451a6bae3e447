/** Shared by articles, pages and the guide: cleaned content, and unique slugs. */
export { documentToFind } from './document-to-find.ts';
export { cleanContent, type ReadContent } from './rich-content.service.ts';
export { requireFreeSlug } from './taken-slug.ts';
