import { inPortions } from '../../../db/in-portions.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { mediaRecord, type StoredMedia } from './media.table.ts';

export type MediaTexts = Pick<StoredMedia, 'name' | 'caption' | 'alt'>;

const rows = describeRows<StoredMedia>(mediaRecord);

export const { find: findMedia, insert: insertMedia, remove: deleteMedia } = rows;

/** The library, newest first. */
export function listMedia(reader: Reader): Promise<StoredMedia[]> {
  return rows.list(reader, ['created_at', 'desc'], ['id', 'desc']);
}

export async function updateMediaTexts(trx: Trx, id: string, texts: MediaTexts): Promise<void> {
  await trx.updateTable('media').set(texts).where('id', '=', id).execute();
}

/** The rows of those files that are pictures, unordered. */
export async function listPictureRows(reader: Reader, files: readonly string[]) {
  const pictures = reader
    .selectFrom('media')
    .select(['id', 'file', 'alt', 'caption', 'width', 'height'])
    .where('kind', '=', 'image');
  return await inPortions([...new Set(files)], (portion) => pictures.where('file', 'in', portion).execute());
}

/** The files of those ids that are pictures, unordered. */
export async function listFilesOf(reader: Reader, ids: readonly string[]) {
  const pictures = reader.selectFrom('media').select(['id', 'file']).where('kind', '=', 'image');
  return await inPortions([...new Set(ids)], (portion) => pictures.where('id', 'in', portion).execute());
}

/** The files of other pictures that may have the same bytes, since all that is known of them is the same. */
export async function listLookalikes(
  reader: Reader,
  { file, type, size, width, height }: StoredMedia,
): Promise<{ id: string; file: string }[]> {
  return await reader
    .selectFrom('media')
    .select(['id', 'file'])
    .where('size', '=', size)
    .where('type', '=', type)
    .where('width', '=', width)
    .where('height', '=', height)
    .where('file', '!=', file)
    .execute();
}

export async function listLibraryFiles(reader: Reader): Promise<string[]> {
  return (await reader.selectFrom('media').select('file').execute()).map(({ file }) => file);
}

/** The file names of all pictures in the library, newest first. */
export async function listPictureFiles(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('media')
    .select('file')
    .where('kind', '=', 'image')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ file }) => file);
}

/** The texts by which search finds media. */
export async function listSearchableMedia(reader: Reader) {
  return await selectSearchableMedia(reader, {});
}

const selectSearchableMedia = rememberQuery((reader) =>
  reader.selectFrom('media').select(['id', 'name', 'caption', 'alt', 'created_at']),
);
