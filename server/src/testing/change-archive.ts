import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type TarFile, writeTar } from './tar-files.ts';

type AnyManifest = { readonly files: { path: string; size: number; sha256: string }[] };

/** The files of an archive, its manifest first, packed with another manifest. */
export async function withManifest(
  [manifest, ...own]: readonly TarFile[],
  change: (manifest: AnyManifest) => object,
  others: readonly TarFile[] = own,
): Promise<Buffer> {
  if (!manifest) throw new Error('no manifest');
  const changed = change(JSON.parse(manifest.bytes.toString()));
  return await writeTar([{ ...manifest, bytes: Buffer.from(JSON.stringify(changed)) }, ...others]);
}

/** The archive with one more file, listed in its manifest. */
export async function withFile(files: readonly TarFile[], added: TarFile): Promise<Buffer> {
  const others = [...files.slice(1), added];
  return await withManifest(files, (known) => ({ ...known, files: [...known.files, describeFile(added)] }), others);
}

/** The archive with another database, described correctly by its manifest. */
export async function withDatabase(files: readonly TarFile[], change: (bytes: Buffer) => Buffer): Promise<Buffer> {
  const others = files
    .slice(1)
    .map((entry) =>
      entry.header.name === 'database.sqlite' ? { ...entry, bytes: change(Buffer.from(entry.bytes)) } : entry,
    );
  return await withManifest(files, (known) => ({ ...known, files: others.map(describeFile) }), others);
}

/** The bytes of a database after some SQL, run without SQLite's safeguards. */
export function changeDatabase(bytes: Buffer, sql: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-changed-'));
  const path = join(folder, 'database.sqlite');
  writeFileSync(path, bytes);
  const connection = new SqliteDatabase(path);
  connection.unsafeMode();
  connection.exec(sql);
  connection.close();
  const result = readFileSync(path);
  rmSync(folder, { recursive: true });
  return result;
}

function describeFile({ header, bytes }: TarFile) {
  return { path: header.name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
