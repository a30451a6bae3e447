import { sql } from 'kysely';
import type { Trx } from '../transaction.ts';

type Trigger = { readonly name: string; readonly sql: string };

/**
 * Runs `work` without the triggers that refuse changes of these tables, and restores them in the same transaction.
 * Nobody else may have the file open.
 */
export async function withoutRefusals(trx: Trx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await sql<Trigger>`
    select name, sql from sqlite_schema where type = 'trigger' and tbl_name in (${sql.join(tables)})`.execute(trx);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(trx);
  await work();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(trx);
}
