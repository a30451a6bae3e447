import { describeRows } from '../../../db/rows.ts';
import type { Reader } from '../../../db/transaction.ts';
import { featureBoxRecord, type StoredFeatureBox } from './feature-boxes.table.ts';

const rows = describeRows<StoredFeatureBox>(featureBoxRecord);

export const {
  find: findFeatureBox,
  insert: insertFeatureBox,
  update: updateFeatureBox,
  remove: deleteFeatureBox,
} = rows;

/** Every box, the oldest first. */
export function listFeatureBoxes(reader: Reader): Promise<StoredFeatureBox[]> {
  return rows.list(reader, ['created_at'], ['id']);
}
