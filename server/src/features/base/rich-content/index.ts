/** Shared by articles, pages and the guide: cleaned content, and unique slugs. */

export { cleanContent, documentToFind, type ReadContent, requireFreeSlug } from './rich-content.service.ts';
