import type { Gallery } from '@approdo/shared/contract/content/galleries';
import { z } from 'zod';

/** The form fields of a gallery while it is edited, valid or not. */
export const galleryFields = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  /** The file names in the library. */
  images: z.array(z.string()),
});
export type GalleryFields = z.output<typeof galleryFields>;

export const NO_GALLERY: GalleryFields = { name: '', slug: '', description: '', isDefault: false, images: [] };

export function fieldsOfGallery({ name, slug, description, isDefault, images }: Gallery): GalleryFields {
  return { name, slug, description: description ?? '', isDefault, images };
}

/** Converts the form fields for the server: an empty description becomes null. */
export function readGalleryFields({ description, ...fields }: GalleryFields) {
  return { ...fields, description: description.trim() === '' ? null : description };
}
