import type { Picture } from '@approdo/shared/contract/media';
import { inPortions } from '../../db/in-portions.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import { notFound } from '../../http/problems.ts';
import type { MediaTable } from './media.table.ts';

export type MediaTexts = Pick<MediaTable, 'name' | 'caption' | 'alt'>;

/** The library, newest first. */
export async function listMedia(reader: Reader): Promise<MediaTable[]> {
  return await reader.selectFrom('media').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

/** Throws 404 where there is none. */
export async function getMedia(reader: Reader, id: string): Promise<MediaTable> {
  const row = await reader.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('File non trovato');
  return row;
}

export async function insertMedia(trx: Trx, row: MediaTable): Promise<void> {
  await trx.insertInto('media').values(row).execute();
}

export async function updateMediaTexts(trx: Trx, id: string, texts: MediaTexts): Promise<void> {
  await trx.updateTable('media').set(texts).where('id', '=', id).execute();
}

export async function deleteMedia(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('media').where('id', '=', id).execute();
}

/** The pictures of the library among these files, in no order; whatever is not there, or no picture, is left out. */
export async function listPictures(reader: Reader, files: readonly string[]): Promise<Picture[]> {
  const pictures = reader
    .selectFrom('media')
    .select(['file', 'alt', 'caption', 'width', 'height'])
    .where('kind', '=', 'image');
  const rows = await inPortions([...new Set(files)], (portion) => pictures.where('file', 'in', portion).execute());
  return rows.map(({ width, height, ...texts }) => ({ ...texts, width: width ?? 0, height: height ?? 0 }));
}

/** Names of all pictures in the library, newest first. */
export async function listPictureFiles(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('media')
    .select('file')
    .where('kind', '=', 'image')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ file }) => file);
}
