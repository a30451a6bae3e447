import type { FeatureBox } from '@approdo/shared/contract/feature-boxes';
import type { Reader, Trx } from '../../db/transaction.ts';
import { notFound } from '../../http/problems.ts';
import type { FeatureBoxesTable } from './feature-boxes.table.ts';

export type StoredFeatureBox = Omit<FeatureBox, 'version'>;

/** Every box, the oldest first. */
export async function listFeatureBoxes(reader: Reader): Promise<StoredFeatureBox[]> {
  const rows = await reader.selectFrom('feature_boxes').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(boxOf);
}

/** Throws 404 where there is none. */
export async function getFeatureBox(reader: Reader, id: string): Promise<StoredFeatureBox> {
  const row = await reader.selectFrom('feature_boxes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw boxNotFound();
  return boxOf(row);
}

export async function insertFeatureBox(trx: Trx, box: StoredFeatureBox, createdAt: string): Promise<void> {
  await trx
    .insertInto('feature_boxes')
    .values({ ...rowOf(box), created_at: createdAt })
    .execute();
}

export async function updateFeatureBox(trx: Trx, box: StoredFeatureBox): Promise<void> {
  await trx.updateTable('feature_boxes').set(rowOf(box)).where('id', '=', box.id).execute();
}

/** Throws 404 where there is none. */
export async function deleteFeatureBox(trx: Trx, id: string): Promise<void> {
  const gone = await trx.deleteFrom('feature_boxes').where('id', '=', id).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw boxNotFound();
}

function boxNotFound() {
  return notFound('Riquadro non trovato');
}

function boxOf(row: FeatureBoxesTable): StoredFeatureBox {
  return {
    id: row.id,
    icon: row.icon,
    title: row.title,
    description: row.description,
    link: row.link,
    published: row.published === 1,
  };
}

function rowOf(box: StoredFeatureBox): Omit<FeatureBoxesTable, 'created_at'> {
  return {
    id: box.id,
    icon: box.icon,
    title: box.title,
    description: box.description,
    link: box.link,
    published: box.published ? 1 : 0,
  };
}
