export { useGalleries } from './use-galleries.ts';
export { usePages } from './use-pages.ts';
