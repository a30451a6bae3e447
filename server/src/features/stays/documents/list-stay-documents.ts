import type { Reader } from '../../../db/transaction.ts';
import { listDocuments } from './documents.repository.ts';

/** The documents of a stay without their bytes, oldest first. */
export async function listStayDocuments(reader: Reader, bookingId: string) {
  return await listDocuments(reader, bookingId);
}
