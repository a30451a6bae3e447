import { Readable } from 'node:stream';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Manifest } from '@approdo/shared/node/archive/manifest';
import { archiveBytes, loadManifest, packArchive } from './archive.ts';
import { readObject } from './objects.ts';
import type { createPins } from './pins.ts';
import type { BackupRecord } from './records.ts';
import type { WorkRunner } from './run-work.ts';
import { StoreFault } from './store-fault.ts';
import type { StoreFolder } from './store-folder.ts';

type OutletNeeds = {
  readonly folder: StoreFolder;
  readonly runner: Pick<WorkRunner, 'runWork' | 'openProtected'>;
  readonly pins: ReturnType<typeof createPins>;
  /** Called before whoever reads is cut off. */
  readonly onLost: (lost: readonly string[]) => Promise<void>;
};

/**
 * What leaves the store: archives as streams. Each file is held to its hash on its way, and the stream breaks off at
 * the first that is not what it was; what is being read stays until the stream ends, whatever is deleted meanwhile.
 */
export function createOutlet({ folder, runner, pins, onLost }: OutletNeeds) {
  const digests = new Map<string, Promise<string>>();

  async function heed(error: unknown): Promise<void> {
    if (error instanceof StoreFault) await onLost(error.lost);
  }

  async function heedAndThrow(error: unknown): Promise<never> {
    await heed(error);
    throw error;
  }

  /** Throws a StoreFault where the store has lost something of it. */
  async function hold<Opened extends { readonly content: Readable }>(
    { manifestSha256, lost, fault }: BackupRecord,
    read: (manifest: Manifest) => Promise<Opened>,
  ): Promise<Opened> {
    if (fault !== null && lost.length > 0) throw new ArchiveFault(fault);
    const manifest = await loadManifest(folder, manifestSha256).catch(heedAndThrow);
    const letGo = pins.hold(new Set([manifestSha256, ...manifest.files.map(({ sha256 }) => sha256)]));
    try {
      const opened = await read(manifest);
      opened.content.once('close', letGo);
      return opened;
    } catch (error) {
      letGo();
      return await heedAndThrow(error);
    }
  }

  async function digestOf(manifestSha256: string): Promise<string> {
    const digest = digests.get(manifestSha256) ?? runner.runWork('digest', { store: folder.root, manifestSha256 });
    digests.set(manifestSha256, digest);
    digest.catch(() => digests.delete(manifestSha256));
    return await digest;
  }

  async function* pack(manifest: Manifest): AsyncGenerator<Buffer> {
    try {
      yield* packArchive(manifest, (file) => readObject(folder, file));
    } catch (error) {
      await heedAndThrow(error);
    }
  }

  return {
    open: (record: BackupRecord) =>
      hold(record, async (manifest) => ({
        sha256: await digestOf(record.manifestSha256),
        size: archiveBytes(manifest),
        content: Readable.from(pack(manifest), { objectMode: false }),
      })),

    openProtected: (record: BackupRecord, passphrase: string) =>
      hold(record, () => {
        const { manifestSha256 } = record;
        return runner.openProtected({ store: folder.root, manifestSha256, passphrase }, heed);
      }),

    /** What was once worked out is no longer sure to be there. */
    forgetDigests: (): void => digests.clear(),
  };
}
