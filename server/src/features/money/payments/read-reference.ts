import type { Reader } from '../../../db/transaction.ts';
import { findStayByReference } from './plans.repository.ts';

/** The id of the stay that a transfer with this reference belongs to. */
export async function readStayOfReference(reader: Reader, reference: string): Promise<string | undefined> {
  return await findStayByReference(reader, reference);
}
