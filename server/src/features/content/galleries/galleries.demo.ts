import type { Reader } from '../../../db/transaction.ts';
import { deleteGallery, findGallery, type GalleryWithPictures, listGalleries } from './galleries.repository.ts';

/** The galleries that a demo or a move brought, and how they are removed. */
export const demoGalleries = {
  kind: 'gallery',
  list: async (reader: Reader) => (await listGalleries(reader)).map(thingOf),
  async find(reader: Reader, id: string) {
    const gallery = await findGallery(reader, 'id', id);
    return gallery && thingOf(gallery);
  },
  remove: deleteGallery,
} as const;

function thingOf({ id, name, slug, description, images }: GalleryWithPictures) {
  return { id, title: name, words: [name, slug, description, images], shownAs: slug };
}
