import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { migrations } from '../migrations/index.ts';
import { refuseNewer, schemaVersion } from '../schema-version.ts';

/**
 * Migrates the schema to this program's version, each step in a transaction of its own, so that an interrupted
 * migration is resumed. A non-empty database is copied into `backupDir` first.
 * Throws DatabaseTooNewError, and changes nothing, if a newer program wrote the database.
 */
export function migrate(connection: SqliteDatabase.Database, backupDir: string): void {
  const found = versionOf(connection);
  refuseNewer(found);
  if (found === schemaVersion) return;
  if (found > 0) copyBefore(connection, backupDir, found);
  for (const [index, step] of migrations.entries()) {
    if (index >= found) runStep(connection, step.sql, index + 1);
  }
}

export function versionOf(connection: SqliteDatabase.Database): number {
  return Number(connection.pragma('user_version', { simple: true }));
}

function runStep(connection: SqliteDatabase.Database, sql: string, version: number): void {
  const step = connection.transaction(() => {
    connection.exec(sql);
    connection.pragma(`user_version = ${version}`);
  });
  step.immediate();
}

/** Written to a temporary file and renamed, so that an interrupted copy is never taken for a complete one. */
function copyBefore(connection: SqliteDatabase.Database, backupDir: string, version: number): void {
  mkdirSync(backupDir, { recursive: true });
  const copy = join(backupDir, `before-migration-from-${version}-to-${schemaVersion}.sqlite`);
  if (existsSync(copy)) return;
  const aside = `${copy}.part`;
  rmSync(aside, { force: true });
  connection.prepare('vacuum into ?').run(aside);
  renameSync(aside, copy);
}
