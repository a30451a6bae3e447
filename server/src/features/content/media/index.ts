/** The media library, and its pictures as other slices show them. */
export { PICTURE_FAULTS } from './admit-file.ts';
export { findLostPictures } from './find-lost-pictures.ts';
export { demoMedia } from './media.demo.ts';
export {
  findMissingPictures,
  insertPicture,
  listPictures,
  type MediaLibrary,
  readPictureFiles,
  readSearchableMedia,
  requirePictures,
  type UseFinder,
  viewPicture,
} from './media.service.ts';
export type { PictureRow, StoredMedia } from './media.table.ts';
export { mediaWords } from './media.words.ts';
