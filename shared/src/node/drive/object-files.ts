import type { Google } from './google.ts';
import { listMarked, MARK, type Mark, type MarkedFile } from './marked-files.ts';
import type { Call } from './retry.ts';

/** The object files of all backups; each is named by its hash, which Drive also computes itself. */
export async function listObjects(google: Google, store: string, call: Call): Promise<MarkedFile[]> {
  return await listMarked(google, markOf(store), call);
}

/** Undamaged object files by hash; of two with the same hash, the newer one. */
export async function listWhole(google: Google, store: string, call: Call): Promise<Map<string, MarkedFile>> {
  const files = await listObjects(google, store, call);
  return new Map(files.filter(isWhole).map((file) => [file.name, file]));
}

/** False where Drive's own hash differs from the name. */
export function isWhole({ name, sha256 }: Pick<MarkedFile, 'name' | 'sha256'>): boolean {
  return sha256 === undefined || sha256 === name;
}

export function describeObject(store: string, sha256: string) {
  return { name: sha256, mimeType: 'application/octet-stream', appProperties: { [MARK]: markOf(store) } };
}

function markOf(store: string): Mark {
  return `${store}/object`;
}
