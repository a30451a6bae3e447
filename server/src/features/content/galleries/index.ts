export { demoGalleries } from './galleries.demo.ts';
export { galleryWords } from './galleries.words.ts';
export { readSearchableGalleries } from './searchable-galleries.ts';
