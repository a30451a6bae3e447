import type { Gallery } from '@approdo/shared/contract/content/galleries';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { PictureRow } from '../media/index.ts';
import type { GalleriesTable } from './galleries.table.ts';

/** A gallery with its pictures, as it was read. */
export type ReadGallery = Omit<Gallery, 'version' | 'pictures' | 'inItalian'> & {
  readonly pictures: readonly PictureRow[];
};

/** A gallery as it is kept: its pictures are the library's. */
export type StoredGallery = Omit<ReadGallery, 'pictures'> & { readonly createdAt: string };

/** All galleries with their pictures, in no order. */
export async function listGalleries(reader: Reader): Promise<ReadGallery[]> {
  const rows = await reader.selectFrom('galleries').selectAll().orderBy('id').execute();
  const pictures = await selectPictures(reader).execute();
  const byGallery = Map.groupBy(pictures, ({ gallery_id }) => gallery_id);
  return rows.map((row) => readGallery(row, byGallery.get(row.id) ?? []));
}

/** The one with that id or slug, each of which is one gallery's. */
export async function findGallery(
  reader: Reader,
  column: 'id' | 'slug',
  value: string,
): Promise<(ReadGallery & { readonly createdAt: string }) | undefined> {
  const row = await reader.selectFrom('galleries').selectAll().where(column, '=', value).executeTakeFirst();
  if (!row) return undefined;
  const pictures = await selectPictures(reader).where('gallery_id', '=', row.id).execute();
  return { ...readGallery(row, pictures), createdAt: row.created_at };
}

/** Writes a gallery, new or anew, with its pictures. Fails with a unique violation where the slug is another's. */
export async function putGallery(trx: Trx, gallery: StoredGallery): Promise<void> {
  const row: GalleriesTable = {
    id: gallery.id,
    slug: gallery.slug,
    name: gallery.name,
    description: gallery.description,
    is_default: gallery.isDefault ? 1 : 0,
    created_at: gallery.createdAt,
  };
  await trx
    .insertInto('galleries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('gallery_images').where('gallery_id', '=', gallery.id).execute();
  const images = gallery.images.map((file, position) => ({ gallery_id: gallery.id, position, file }));
  if (images.length > 0) await trx.insertInto('gallery_images').values(images).execute();
}

/** There is then no default gallery, until another is made one. */
export async function clearDefault(trx: Trx): Promise<void> {
  await trx.updateTable('galleries').set({ is_default: 0 }).where('is_default', '=', 1).execute();
}

/** False where there is none. */
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

function readGallery(row: GalleriesTable, pictures: readonly PictureRow[]): ReadGallery {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    slug: row.slug,
    isDefault: row.is_default === 1,
    images: pictures.map(({ file }) => file),
    pictures,
  };
}
