import type { Reader } from '../../../db/transaction.ts';
import { hasAnyDocument } from './documents.repository.ts';

/** Whether a booking has documents, and so is never deleted. */
export async function hasDocuments(reader: Reader, bookingId: string): Promise<boolean> {
  return await hasAnyDocument(reader, bookingId);
}
