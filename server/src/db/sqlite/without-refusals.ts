import { sql } from 'kysely';
import type { Trx } from '../transaction.ts';

type Trigger = { readonly name: string; readonly sql: string };

/**
 * Of a file that nobody else has open: runs `work` while the triggers that refuse changes of these tables are out of the way, and puts
 * them back as they were, in the same transaction.
 */
export async function withoutRefusals(trx: Trx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await sql<Trigger>`
    select name, sql from sqlite_schema where type = 'trigger' and tbl_name in (${sql.join(tables)})`.execute(trx);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(trx);
  await work();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(trx);
}
