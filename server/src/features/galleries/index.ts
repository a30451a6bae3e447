export { deleteGallery, listGalleries } from './galleries.repository.ts';
export { galleryWords } from './galleries.words.ts';
