export { demoGalleries } from './galleries.demo.ts';
export { readSearchableGalleries } from './galleries.service.ts';
export { galleryWords } from './galleries.words.ts';
