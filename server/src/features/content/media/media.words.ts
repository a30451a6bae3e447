import { type ItalianThing, textsOf, type WordSource } from '../../base/localization/index.ts';
import { findMedia, listMedia } from './media.repository.ts';
import type { StoredMedia } from './media.table.ts';

/** The translatable texts of media. */
export const mediaWords: WordSource = {
  list: async (reader) => (await listMedia(reader)).map(wordsOf),

  async find(reader, id) {
    const row = await findMedia(reader, id);
    return row && wordsOf(row);
  },
};

function wordsOf({ id, name, caption, alt }: StoredMedia): ItalianThing {
  return { kind: 'media', id, title: name, isPublic: true, texts: textsOf({ caption, alt }) };
}
