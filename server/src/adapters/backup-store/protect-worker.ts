import { parentPort, workerData } from 'node:worker_threads';
import { archiveBytes, loadManifest, packArchive } from './archive.ts';
import type { ProtectInput, ProtectMessage } from './protect-thread.ts';
import { protectArchive } from './protected-archive.ts';
import { openStoreFolder } from './store-folder.ts';
import { describeFailure } from './work-failure.ts';

/** Runs in a thread for one archive: its key takes a second to make, and each piece a millisecond to encrypt. */
async function protect({ store, manifestSha256, passphrase }: ProtectInput): Promise<void> {
  const folder = openStoreFolder(store);
  const manifest = await loadManifest(folder, manifestSha256);
  const content = await protectArchive(packArchive(folder, manifest), { passphrase });
  const message: ProtectMessage = { content, size: content.size(archiveBytes(manifest)) };
  parentPort?.postMessage(message, [content]);
}

// A stream that another thread reads does not keep this one alive.
parentPort?.ref();
protect(workerData).catch((error: unknown) => {
  const message: ProtectMessage = { failure: describeFailure(error) };
  parentPort?.postMessage(message);
});
