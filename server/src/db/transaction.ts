import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Schema } from './schema.ts';

export type Trx = Transaction<Schema>;

/** What a repository reads from: the database, or the transaction that its caller is in. */
export type Reader = Database | Trx;

/** Runs `work` as one whole that is on disk when the promise resolves; a throw leaves nothing of it behind. */
export function transact<Result>(database: Database, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return database.transaction().execute(work);
}
