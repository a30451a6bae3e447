import type { Reader } from '../../../db/transaction.ts';
import { deleteMedia, findMedia, listMedia } from './media.repository.ts';
import type { StoredMedia } from './media.table.ts';

/** The media that a demo or a move brought, and how they are removed. */
export const demoMedia = {
  kind: 'media',
  list: async (reader: Reader) => (await listMedia(reader)).map(thingOf),
  async find(reader: Reader, id: string) {
    const media = await findMedia(reader, id);
    return media && thingOf(media);
  },
  remove: deleteMedia,
} as const;

function thingOf({ id, file, name, caption, alt }: StoredMedia) {
  return { id, title: name, words: [file, name, caption, alt], shownAs: file };
}
