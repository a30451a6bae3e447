import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { PictureRow } from '../media/index.ts';
import { galleryRecord, type StoredGallery } from './galleries.table.ts';

/** A gallery with its pictures, as read from the database. */
export type GalleryWithPictures = StoredGallery & { readonly pictures: readonly PictureRow[] };

/** All galleries with their pictures, unordered. */
export async function listGalleries(reader: Reader): Promise<GalleryWithPictures[]> {
  const rows = await reader.selectFrom('galleries').selectAll().orderBy('id').execute();
  const pictures = await selectPictures(reader).execute();
  const byGallery = Map.groupBy(pictures, ({ gallery_id }) => gallery_id);
  return rows.map((row) => readGallery(row, byGallery.get(row.id) ?? []));
}

/** The gallery with that id or slug; either is unique. */
export async function findGallery(
  reader: Reader,
  column: 'id' | 'slug',
  value: string,
): Promise<GalleryWithPictures | undefined> {
  const row = await reader.selectFrom('galleries').selectAll().where(column, '=', value).executeTakeFirst();
  if (!row) return undefined;
  const pictures = await selectPictures(reader).where('gallery_id', '=', row.id).execute();
  return readGallery(row, pictures);
}

/** Inserts or updates a gallery with its pictures. Fails with a unique violation if another has the slug. */
export async function putGallery(trx: Trx, gallery: StoredGallery): Promise<void> {
  const row = galleryRecord.rowOf(gallery);
  await trx
    .insertInto('galleries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('gallery_images').where('gallery_id', '=', gallery.id).execute();
  const images = gallery.images.map((file, position) => ({ gallery_id: gallery.id, position, file }));
  if (images.length > 0) await trx.insertInto('gallery_images').values(images).execute();
}

/** Leaves no default gallery until another is made the default. */
export async function clearDefault(trx: Trx): Promise<void> {
  await trx.updateTable('galleries').set({ is_default: 0 }).where('is_default', '=', 1).execute();
}

/** Deletes a gallery; false if there is none with that id. */
export async function deleteGallery(trx: Trx, id: string): Promise<boolean> {
  const gone = await trx.deleteFrom('galleries').where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function listNamesWith(reader: Reader, file: string): Promise<{ id: string; name: string }[]> {
  return await reader
    .selectFrom('galleries')
    .select(['id', 'name'])
    .where('id', 'in', (images) => images.selectFrom('gallery_images').select('gallery_id').where('file', '=', file))
    .execute();
}

function selectPictures(reader: Reader) {
  return reader
    .selectFrom('gallery_images')
    .innerJoin('media', 'media.file', 'gallery_images.file')
    .select(['gallery_id', 'media.id', 'media.file', 'alt', 'caption', 'width', 'height'])
    .orderBy('gallery_id')
    .orderBy('position');
}

function readGallery(
  row: Parameters<typeof galleryRecord.recordOf>[0],
  pictures: readonly PictureRow[],
): GalleryWithPictures {
  return { ...galleryRecord.recordOf(row), images: pictures.map(({ file }) => file), pictures };
}

/** The texts by which search finds galleries. */
export async function listSearchableGalleries(reader: Reader) {
  return await selectSearchableGalleries(reader, {});
}

const selectSearchableGalleries = rememberQuery((reader) =>
  reader.selectFrom('galleries').select(['id', 'name', 'slug', 'created_at']),
);
