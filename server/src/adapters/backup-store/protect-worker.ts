import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Manifest } from '@approdo/shared/node/archive/manifest';
import { archiveBytes, loadManifest, packArchive } from './archive.ts';
import type { ProtectInput, ProtectMessage } from './protect-thread.ts';
import { protectArchive } from './protected-archive.ts';
import { openStoreFolder, type StoreFolder } from './store-folder.ts';
import { describeFailure } from './work-failure.ts';

/** Runs in a thread for one archive: its key takes a second to make, and each piece a millisecond to encrypt. */
async function protect({ store, manifestSha256, passphrase }: ProtectInput): Promise<void> {
  const folder = openStoreFolder(store);
  const manifest = await loadManifest(folder, manifestSha256);
  const content = await protectArchive(pack(folder, manifest), { passphrase });
  const message: ProtectMessage = { content, size: content.size(archiveBytes(manifest)) };
  parentPort?.postMessage(message, [content]);
}

/** What fails is told first, as what it is: an error that ends a stream loses its class on the way. */
async function* pack(folder: StoreFolder, manifest: Manifest): AsyncGenerator<Uint8Array> {
  try {
    yield* packArchive(folder, manifest);
  } catch (error) {
    tellFailure(error);
    if (parentPort) await once(parentPort, 'message');
    throw error;
  }
}

function tellFailure(error: unknown): void {
  const message: ProtectMessage = { failure: describeFailure(error) };
  parentPort?.postMessage(message);
}

// A stream that another thread reads does not keep this one alive.
parentPort?.ref();
protect(workerData).catch(tellFailure);
