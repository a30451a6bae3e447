import type { Reader } from '../../../db/transaction.ts';
import { deleteGallery, listGalleries } from './galleries.repository.ts';

/** What a demo has of them, and how it goes. */
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
