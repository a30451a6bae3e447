import type { Reader } from '../../../db/transaction.ts';
import { deleteGallery, listGalleries } from './galleries.repository.ts';

/** The demo galleries, and how they are removed. */
export const demoGalleries = {
  kind: 'gallery',
  list: async (reader: Reader) =>
    (await listGalleries(reader)).map(({ id, name, slug, description, images }) => ({
      id,
      title: name,
      words: [name, slug, description, images],
      shownAs: slug,
    })),
  remove: deleteGallery,
} as const;
