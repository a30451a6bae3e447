import type { Reader } from '../../../db/transaction.ts';
import { findLastAct } from './audit.repository.ts';

/** When an account last did something that the audit records; undefined where it never did. */
export async function findLastActOf(reader: Reader, userId: string): Promise<string | undefined> {
  return await findLastAct(reader, userId);
}
