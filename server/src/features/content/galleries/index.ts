export { demoGalleries } from './galleries.demo.ts';
export { galleryWords } from './galleries.words.ts';
export { readGalleriesToFind } from './read-to-find.ts';
