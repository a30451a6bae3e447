import { inPortions } from '../../db/in-portions.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { MediaTable } from './media.table.ts';

export type MediaTexts = Pick<MediaTable, 'name' | 'caption' | 'alt'>;

/** The library, newest first. */
export async function listMedia(reader: Reader): Promise<MediaTable[]> {
  return await reader.selectFrom('media').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findMedia(reader: Reader, id: string): Promise<MediaTable | undefined> {
  return await reader.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
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

/** The rows of these files that are pictures, in no order. */
export async function listPictureRows(reader: Reader, files: readonly string[]) {
  const pictures = reader
    .selectFrom('media')
    .select(['id', 'file', 'alt', 'caption', 'width', 'height'])
    .where('kind', '=', 'image');
  return await inPortions([...new Set(files)], (portion) => pictures.where('file', 'in', portion).execute());
}

export async function listLibraryFiles(reader: Reader): Promise<string[]> {
  return (await reader.selectFrom('media').select('file').execute()).map(({ file }) => file);
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
