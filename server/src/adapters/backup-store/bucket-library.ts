import { createHash } from 'node:crypto';
import { type ManifestFile, UPLOADS_PREFIX } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import type { FileStore, StoredFile } from '../file-store/file-store.ts';
import { isOwnPath } from './own-path.ts';

const REQUESTS_AT_ONCE = 8;

/** The given uploads that something names. */
export type FindNamed = (files: readonly string[]) => Promise<ReadonlySet<string>>;

type Library = {
  readonly files: FileStore;
  /** Asks the database, before or after it was copied. */
  readonly findNamed: FindNamed;
  /** Files of an earlier backup: the content of a name never changes. */
  readonly known: readonly ManifestFile[];
  readonly signal?: AbortSignal | undefined;
};

/** The uploads of a tenant that are in use, by name. */
export async function findLibrary({ files, findNamed }: Pick<Library, 'files' | 'findNamed'>) {
  const found = new Map<string, StoredFile>();
  for await (const file of files.list(UPLOADS_PREFIX)) if (isOwnPath(file.name)) found.set(file.name, file);
  const named = await findNamed([...found.keys()].map((path) => path.slice(UPLOADS_PREFIX.length)));
  return new Map([...found].filter(([path]) => named.has(path.slice(UPLOADS_PREFIX.length))));
}

/** Uploads as manifest entries. Their hashes come from the store, which recorded them when the files were stored. */
export async function describeLibrary(
  found: ReadonlyMap<string, StoredFile>,
  { files, known, signal }: Omit<Library, 'findNamed'>,
): Promise<ManifestFile[]> {
  const sums = new Map(known.map(({ path, size, sha256 }) => [`${path} ${size}`, sha256]));
  const library: ManifestFile[] = [];
  await runInParallel([...found.values()], { limit: REQUESTS_AT_ONCE }, async ({ name: path, size }) => {
    signal?.throwIfAborted();
    const sha256 = sums.get(`${path} ${size}`) ?? (await findSum(files, path));
    // A file removed since it was listed is left out.
    if (sha256 !== undefined) library.push({ path, size, sha256 });
  });
  return library;
}

/** Whether the site has the file with the content that the backup names. */
export async function isLive(files: FileStore, { path, size, sha256 }: ManifestFile): Promise<boolean> {
  if (!path.startsWith(UPLOADS_PREFIX)) return false;
  const found = await files.find(path);
  return found?.sha256 === sha256 && found.size === size;
}

/** A file stored by another program has no recorded hash: it is read. */
async function findSum(files: FileStore, path: string): Promise<string | undefined> {
  const written = (await files.find(path))?.sha256;
  if (written !== undefined) return written;
  const file = await files.open(path);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const piece of file.content) hash.update(piece);
  return hash.digest('hex');
}
