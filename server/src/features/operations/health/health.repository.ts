import { sql } from 'kysely';
import type { Reader } from '../../../db/transaction.ts';

/** Throws if the database does not answer. */
export async function pingDatabase(reader: Reader): Promise<void> {
  await sql`select 1`.execute(reader);
}

/** Tables written to every day: a clock that was set back is behind one of their instants. */
const BUSY_TABLES = ['bookings', 'contact_messages', 'outbox', 'media'] as const;

/** The newest instant in each of these tables. */
export async function listNewestInstants(reader: Reader): Promise<Date[]> {
  const newest = BUSY_TABLES.map((table) =>
    reader
      .selectFrom(table)
      .select(({ fn }) => fn.max<string | null>('created_at').as('createdAt'))
      .executeTakeFirst(),
  );
  return (await Promise.all(newest)).flatMap((row) => (row?.createdAt ? new Date(row.createdAt) : []));
}
