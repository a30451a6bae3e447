import type { Google } from './google.ts';
import { listMarked, MARK, type Mark, type MarkedFile } from './marked-files.ts';
import type { Call } from './retry.ts';

/** The files of all backups; each is named by its hash, which Drive works out itself as well. */
export async function listObjects(google: Google, store: string, call: Call): Promise<MarkedFile[]> {
  return await listMarked(google, markOf(store), call);
}

/** What Drive holds whole, by hash; of two that are the same, the newer one. */
export async function listWhole(google: Google, store: string, call: Call): Promise<Map<string, MarkedFile>> {
  const files = await listObjects(google, store, call);
  return new Map(files.filter(isWhole).map((file) => [file.name, file]));
}

/** False where the bytes on Drive are known to be others than the name says. */
export function isWhole({ name, sha256 }: Pick<MarkedFile, 'name' | 'sha256'>): boolean {
  return sha256 === undefined || sha256 === name;
}

export function describeObject(store: string, sha256: string) {
  return { name: sha256, mimeType: 'application/octet-stream', appProperties: { [MARK]: markOf(store) } };
}

function markOf(store: string): Mark {
  return `${store}/object`;
}
