import { rmSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import type { TenantData } from '../db/engine.ts';
import { describeTables, inspectContents } from '../db/sqlite/inspect-contents.ts';

let tables: ReturnType<typeof describeTables> | undefined;

/** Throws where a closed database of the current schema holds data that a restore would refuse. */
export function inspectWritten(file: string): void {
  const connection = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
  try {
    tables ??= describeTables(connection);
    inspectContents(connection, tables);
  } finally {
    connection.close();
  }
}

/** The same for a tenant on PostgreSQL, through the copy that its backup is made from. */
export async function inspectCopyOf({ copyOut }: Pick<TenantData, 'copyOut'>, file: string): Promise<void> {
  await copyOut(file);
  inspectWritten(file);
  rmSync(file);
}
