import type { Reader } from '../../../db/transaction.ts';
import { deleteMedia, listMedia } from './media.repository.ts';

/** The demo media, and how they are removed. */
export const demoMedia = {
  kind: 'media',
  list: async (reader: Reader) =>
    (await listMedia(reader)).map(({ id, file, name, caption, alt }) => ({
      id,
      title: name,
      words: [file, name, caption, alt],
      shownAs: file,
    })),
  remove: deleteMedia,
} as const;
