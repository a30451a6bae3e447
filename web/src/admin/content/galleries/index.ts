export { NO_GALLERY, readGalleryFields } from './gallery-fields.ts';
export { ImagesField } from './images-field.tsx';
export { GALLERIES, GALLERY_FORM } from './texts.ts';
export { useSaveGallery } from './use-gallery-actions.ts';
