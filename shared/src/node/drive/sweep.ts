import { runInParallel } from '../in-parallel.ts';
import type { BackupFiles } from './backup-files.ts';
import type { Google } from './google.ts';
import { deleteFile, type MarkedFile } from './marked-files.ts';
import { isWhole, listObjects } from './object-files.ts';
import type { Call } from './retry.ts';

type SweepNeeds = {
  readonly google: Google;
  readonly store: string;
  readonly backupFiles: BackupFiles;
  readonly now: () => Date;
};

const FILES_AT_ONCE = 3;
/** What no backup names, and is older than this, was left by one that came to nothing; a younger one may be on its way. */
const LEFTOVER_MS = 24 * 3_600_000;

/** Removes files that no backup needs: those just `freed`, and leftovers. Nothing at all while a backup cannot be read. */
export async function sweep(needs: SweepNeeds, freed: ReadonlySet<string>, call: Call): Promise<void> {
  const { google, store, backupFiles, now } = needs;
  const named = new Set<string>();
  for (const backup of await backupFiles.list(google, call)) {
    const objects = await backupFiles.read(google, backup, call);
    if (!objects) return;
    for (const { sha256 } of objects) named.add(sha256);
  }
  const files = await listObjects(google, store, call);
  const kept = new Map(files.filter(isWhole).map((file) => [file.name, file.fileId]));

  function isUseless({ fileId, name, createdAt }: MarkedFile): boolean {
    const isOld = now().getTime() - createdAt.getTime() > LEFTOVER_MS;
    if (!named.has(name)) return isOld || freed.has(name);
    return isOld && kept.has(name) && kept.get(name) !== fileId;
  }

  await runInParallel(files.filter(isUseless), { limit: FILES_AT_ONCE }, ({ fileId }) =>
    deleteFile(google, fileId, call),
  );
}
