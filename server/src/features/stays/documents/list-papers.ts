import type { Reader } from '../../../db/transaction.ts';
import { listDocuments } from './documents.repository.ts';

/** The papers of a stay without their bytes, in the order in which they were made. */
export async function listPapersOf(reader: Reader, bookingId: string) {
  return await listDocuments(reader, bookingId);
}
