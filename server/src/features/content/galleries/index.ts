export { demoGalleries } from './galleries.demo.ts';
export {
  addToGallery,
  findPicturesOf,
  isGalleryThere,
  makeGallery,
  readSearchableGalleries,
} from './galleries.service.ts';
export { galleryWords } from './galleries.words.ts';
