import { runInParallel } from '@approdo/shared/node/in-parallel';
import { listNamed } from './named-objects.ts';
import { isSound } from './objects.ts';
import { listRecords } from './records.ts';
import type { Reporter } from './reporter.ts';
import { openStoreFolder } from './store-folder.ts';

const OBJECTS_AT_ONCE = 2;

/** Reads every object that a backup names; the hashes of those that are gone, or no longer what they were. */
export async function auditStore({ store }: { readonly store: string }, reporter: Reporter): Promise<string[]> {
  const folder = openStoreFolder(store);
  const named = new Map<string, number>();
  for (const { manifestSha256 } of (await listRecords(folder)).records) {
    for (const { sha256, size } of await listNamed(folder, manifestSha256)) named.set(sha256, size);
  }
  reporter.expect([...named.values()].reduce((sum, size) => sum + size, 0));
  const lost: string[] = [];
  await runInParallel([...named.keys()], { limit: OBJECTS_AT_ONCE }, async (sha256) => {
    if (!(await isSound(folder, sha256, reporter.advance))) lost.push(sha256);
  });
  return lost;
}
