/** Shared by articles, pages and the guide: cleaned content, and unique slugs. */

export { cleanContent, type ReadContent } from './rich-content.service.ts';
export { documentToFind } from './searchable-document.ts';
export { requireFreeSlug } from './taken-slug.ts';
