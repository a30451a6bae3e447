export { GALLERIES_KEY, useGalleries } from './use-galleries.ts';
export { PAGES_KEY, usePages } from './use-pages.ts';
