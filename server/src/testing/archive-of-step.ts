import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import SqliteDatabase from 'better-sqlite3';
import { migrations } from '../db/migrations/index.ts';
import { changeDatabase, withDatabase, withManifest } from './change-archive.ts';
import { readTar } from './tar-files.ts';

const ARCHIVE = new URL('./old-releases/0.1.0/archive.tar.gz', import.meta.url);

/** How many migrations precede the one of this name. */
export function stepBefore(name: string): number {
  const steps = migrations.findIndex((migration) => migration.name === name);
  if (steps < 0) throw new Error(`there is no step ${name}`);
  return steps;
}

/** The archive of 0.1.0 with so many migrations and some SQL applied; unchanged where no number is given. */
export async function archiveOfStep(steps: number | undefined, sql: string): Promise<Buffer> {
  const packed = gunzipSync(readFileSync(ARCHIVE));
  if (steps === undefined) return packed;
  const files = await readTar(
    await withDatabase(await readTar(packed), (bytes) => {
      const connection = new SqliteDatabase(bytes);
      const found = Number(connection.pragma('user_version', { simple: true }));
      connection.close();
      const missing = migrations.slice(found, steps).map((migration) => migration.sql);
      return changeDatabase(bytes, [...missing, sql, `pragma user_version = ${steps}`].join(';\n'));
    }),
  );
  return await withManifest(files, (manifest) => ({ ...manifest, schemaVersion: steps }));
}
