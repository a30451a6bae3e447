/** The media library, and its pictures as other slices show them. */
export { findLostPictures } from './find-lost-pictures.ts';
export { demoMedia } from './media.demo.ts';
export {
  findMissingPictures,
  listPictures,
  readSearchableMedia,
  requirePictures,
  type UseFinder,
  viewPicture,
} from './media.service.ts';
export type { PictureRow } from './media.table.ts';
export { mediaWords } from './media.words.ts';
