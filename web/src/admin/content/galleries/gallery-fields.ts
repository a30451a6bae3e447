import type { Gallery } from '@approdo/shared/contract/content/galleries';
import { z } from 'zod';

/** What the form of a gallery holds while it is made up, right or wrong. */
export const galleryFields = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  /** File names in the library. */
  images: z.array(z.string()),
});
export type GalleryFields = z.output<typeof galleryFields>;

export const NO_GALLERY: GalleryFields = { name: '', slug: '', description: '', isDefault: false, images: [] };

export function fieldsOfGallery({ name, slug, description, isDefault, images }: Gallery): GalleryFields {
  return { name, slug, description: description ?? '', isDefault, images };
}

/** From what is typed to what the server takes: no description is none. */
export function readGalleryFields({ description, ...fields }: GalleryFields) {
  return { ...fields, description: description.trim() === '' ? null : description };
}
