export { demoGalleries } from './galleries.demo.ts';
export {
  addToGallery,
  findPicturesOf,
  isGallerySlugTaken,
  makeGallery,
  readSearchableGalleries,
  saveGallery,
} from './galleries.service.ts';
export { galleryWords } from './galleries.words.ts';
