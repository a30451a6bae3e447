import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/sqlite/migrate.ts';
import { openDatabase } from '../db/sqlite/open-database.ts';
import { transact } from '../db/transaction.ts';
import { fillContent } from '../starter/starter-content.ts';

let template: Promise<Buffer> | undefined;
let migrated: Promise<Buffer> | undefined;

/** Writes a copy of a database migrated and filled once per test process, with a property without bookings. */
export async function copyTemplateDatabase(to: string): Promise<void> {
  template ??= makeTemplate((database) => transact(database, (trx) => fillContent(trx, 'demo')));
  writeFileSync(to, await template);
}

/** Writes a migrated but empty database, as in a new installation. */
export async function copyMigratedDatabase(to: string): Promise<void> {
  migrated ??= makeTemplate(async () => undefined);
  writeFileSync(to, await migrated);
}

/** Kept in memory, since a test process is killed without deleting its files. */
async function makeTemplate(fill: (database: Database) => Promise<void>): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-template-'));
  const file = join(folder, 'template.sqlite');
  const { database, connection } = openDatabase(file);
  migrate(connection, folder);
  await fill(database);
  connection.pragma('wal_checkpoint(TRUNCATE)');
  await database.destroy();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
