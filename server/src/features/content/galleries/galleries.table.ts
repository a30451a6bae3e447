import { gallery } from '@approdo/shared/contract/content/galleries';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

/** A gallery but for its pictures; one at most is the default. */
const storedGallery = gallery
  .omit({ images: true, version: true, pictures: true, inItalian: true })
  .extend({ createdAt: z.string() });
export const galleryRecord = describeRecord('galleries', storedGallery);

/** A gallery as it is stored: its pictures belong to the library. */
export type StoredGallery = Readonly<z.output<typeof storedGallery>> & { readonly images: string[] };

type GalleryImagesTable = { gallery_id: string; position: number; file: string };

type GalleryTables = { galleries: RowOf<z.output<typeof storedGallery>>; gallery_images: GalleryImagesTable };

declare module '../../../db/schema.ts' {
  interface Schema extends GalleryTables {}
}
