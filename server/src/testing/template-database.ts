import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { transact } from '../db/transaction.ts';
import { fillEmptyDatabase } from '../starter-content.ts';

let template: Promise<string> | undefined;

/** Copies a database that is migrated and filled once per test process. */
export async function copyTemplateDatabase(to: string): Promise<void> {
  template ??= makeTemplate();
  copyFileSync(await template, to);
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'template.sqlite');
  const { database, connection } = openDatabase(file);
  migrate(connection, folder);
  await transact(database, (trx) => fillEmptyDatabase(trx, 'demo'));
  connection.pragma('wal_checkpoint(TRUNCATE)');
  await database.destroy();
  return file;
}
