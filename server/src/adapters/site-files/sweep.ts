import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../file-store/file-store.ts';
import type { RenditionSets } from './rendition-set.ts';
import { type Sweeping, uploadKey } from './site-files.ts';

type Places = { readonly store: FileStore; readonly renditionSets: RenditionSets };

/** In the store itself, for whichever process sweeps next: when each unnamed upload was first found. */
const RECORD = 'unnamed.json';
const record = z.record(z.string(), z.iso.datetime());
type UnnamedSince = z.output<typeof record>;

/** A running backup names its files only when complete, and a new upload is named only once it is stored. */
const UNNAMED_RETENTION_MS = 24 * 3_600_000;

/** Removes uploads that nothing has named for a day, and renditions without an original. */
export async function sweepFiles({ store, renditionSets }: Places, sweeping: Sweeping): Promise<void> {
  // Listed before the uploads, so that renditions made meanwhile are not taken for orphans.
  const made = await listSecondParts(store, 'renditions/');
  const left = await sweepUploads(store, sweeping);
  for (const file of made) {
    if (!left.has(file)) await renditionSets.clear(file);
  }
}

/** Removes the uploads, of those selected, that nothing has named for a day. Returns those that are left. */
export async function sweepUploads(
  store: FileStore,
  sweeping: Sweeping,
  isSwept: (file: string) => boolean = () => true,
): Promise<ReadonlySet<string>> {
  const uploads = new Set([...(await listSecondParts(store, 'uploads/'))].filter(isSwept));
  if (uploads.size === 0) return uploads;
  const since = await findUnnamed(store, uploads, sweeping);
  const isDue = (file: string) => sweeping.now.getTime() - Date.parse(since[file] ?? '') >= UNNAMED_RETENTION_MS;
  const due = Object.keys(since).filter(isDue);
  const named = due.length === 0 ? new Set<string>() : await sweeping.findNamed(due);
  for (const file of due.filter((each) => !named.has(each))) {
    await store.remove(uploadKey(file));
    uploads.delete(file);
  }
  const left = Object.entries(since).filter(([file]) => uploads.has(file) && !named.has(file));
  await store.put(RECORD, Buffer.from(JSON.stringify(Object.fromEntries(left))));
  return uploads;
}

async function findUnnamed(
  store: FileStore,
  uploads: ReadonlySet<string>,
  { findNamed, now }: Sweeping,
): Promise<UnnamedSince> {
  const before = await readRecord(store);
  const named = await findNamed([...uploads]);
  const unnamed = [...uploads].filter((file) => !named.has(file));
  return Object.fromEntries(unnamed.map((file) => [file, before[file] ?? now.toISOString()]));
}

/** An unreadable record starts over. */
async function readRecord(store: FileStore): Promise<UnnamedSince> {
  const stored = await store.open(RECORD);
  if (!stored) return {};
  const text = (await buffer(stored.content)).toString('utf8');
  try {
    return record.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The distinct second path segments of the folder's files. */
async function listSecondParts(store: FileStore, folder: `${string}/`): Promise<Set<string>> {
  const parts = new Set<string>();
  for await (const { name } of store.list(folder)) {
    const [, part] = name.split('/');
    if (part !== undefined) parts.add(part);
  }
  return parts;
}
