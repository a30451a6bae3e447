export type GalleriesTable = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  /** At most one row has 1. */
  is_default: 0 | 1;
  created_at: string;
};

type GalleryImagesTable = { gallery_id: string; position: number; file: string };

type GalleryTables = { galleries: GalleriesTable; gallery_images: GalleryImagesTable };

declare module '../../db/schema.ts' {
  interface Schema extends GalleryTables {}
}
