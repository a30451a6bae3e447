import { sql } from 'kysely';
import type { Reader } from '../../../db/transaction.ts';

/** Throws where the database does not answer. */
export async function askDatabase(reader: Reader): Promise<void> {
  await sql`select 1`.execute(reader);
}

/** What is written by the day: a clock that went back is behind one of them. */
const BUSY_TABLES = ['bookings', 'contact_messages', 'outbox', 'media'] as const;

/** When the newest of each kind of thing was written that the site keeps. */
export async function listNewestInstants(reader: Reader): Promise<Date[]> {
  const newest = BUSY_TABLES.map((table) =>
    reader
      .selectFrom(table)
      .select(({ fn }) => fn.max<string | null>('created_at').as('createdAt'))
      .executeTakeFirst(),
  );
  return (await Promise.all(newest)).flatMap((row) => (row?.createdAt ? new Date(row.createdAt) : []));
}
