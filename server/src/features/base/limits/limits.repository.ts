import type { Reader, Trx } from '../../../db/transaction.ts';
import type { AttemptsTable } from './limits.table.ts';

/** Attempts under a key after an instant, oldest first, in milliseconds since the epoch. */
export async function listAttempts(reader: Reader, key: string, since: number): Promise<number[]> {
  const rows = await reader
    .selectFrom('attempts')
    .select('attempted_at')
    .where('key', '=', key)
    .where('attempted_at', '>', since)
    .orderBy('attempted_at')
    .execute();
  return rows.map((row) => row.attempted_at);
}

export async function insertAttempts(trx: Trx, attempts: readonly AttemptsTable[]): Promise<void> {
  await trx.insertInto('attempts').values(attempts).execute();
}

type Instants = { readonly from: number; readonly before: number };

export async function deleteAttemptsBetween(trx: Trx, key: string, { from, before }: Instants): Promise<void> {
  await trx
    .deleteFrom('attempts')
    .where('key', '=', key)
    .where('attempted_at', '>=', from)
    .where('attempted_at', '<', before)
    .execute();
}

export async function deleteAttempts(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Deletes the attempts of all keys that begin with `start`. */
export async function deleteAttemptsFrom(trx: Trx, start: string): Promise<void> {
  const end = `${start}\u{10FFFF}`;
  await trx.deleteFrom('attempts').where('key', '>=', start).where('key', '<', end).execute();
}

export async function deleteAttemptsBefore(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('attempts').where('attempted_at', '<=', before).execute();
}
