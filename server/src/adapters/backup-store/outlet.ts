import { Readable } from 'node:stream';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Manifest } from '@approdo/shared/node/archive/manifest';
import { archiveBytes, packArchive } from './archive.ts';
import type { StoreContents } from './contents.ts';
import type { BackupRecord } from './records.ts';
import type { WorkRunner } from './run-work.ts';
import { StoreFault } from './store-fault.ts';
import type { StoreGround } from './store-ground.ts';
import type { Upkeep } from './upkeep.ts';

type OutletNeeds = {
  readonly ground: StoreGround;
  readonly contents: StoreContents;
  readonly upkeep: Pick<Upkeep, 'pins' | 'condemn'>;
  readonly runner: Pick<WorkRunner, 'runWork' | 'openProtected'>;
};

/**
 * What leaves the store: archives as streams. Each file is held to its hash on its way, and the stream breaks off at the
 * first that is not what it was; what is being read stays until the stream ends, whatever is deleted meanwhile. From a
 * bucket the hash of the whole is not known beforehand: all would be brought for it.
 */
export function createOutlet({ ground: { folder }, contents, upkeep, runner }: OutletNeeds) {
  const { objects, loadManifest } = contents;
  const digests = new Map<string, Promise<string>>();

  /** Before whoever reads is cut off. */
  async function noteFault(error: unknown): Promise<void> {
    if (error instanceof StoreFault) await upkeep.condemn(error.lost);
  }

  async function noteFaultAndThrow(error: unknown): Promise<never> {
    await noteFault(error);
    throw error;
  }

  /** Throws a StoreFault where the store has lost something of it. */
  async function hold<Opened extends { readonly content: Readable }>(
    { manifestSha256, lost, fault }: BackupRecord,
    open: (manifest: Manifest) => Promise<Opened>,
  ): Promise<Opened> {
    if (fault !== null && lost.length > 0) throw new ArchiveFault(fault);
    const manifest = await loadManifest(manifestSha256).catch(noteFaultAndThrow);
    const letGo = upkeep.pins.hold(new Set([manifestSha256, ...manifest.files.map(({ sha256 }) => sha256)]));
    try {
      const opened = await open(manifest);
      opened.content.once('close', letGo);
      return opened;
    } catch (error) {
      letGo();
      return await noteFaultAndThrow(error);
    }
  }

  async function digestOf(store: string, manifestSha256: string): Promise<string> {
    const digest = digests.get(manifestSha256) ?? runner.runWork('digest', { store, manifestSha256 });
    digests.set(manifestSha256, digest);
    digest.catch(() => digests.delete(manifestSha256));
    return await digest;
  }

  async function pack(manifest: Manifest): Promise<Readable> {
    const held = await objects.held();
    async function* packHeeding(): AsyncGenerator<Buffer> {
      try {
        yield* packArchive(manifest, (file) => objects.read(file, held));
      } catch (error) {
        await noteFaultAndThrow(error);
      }
    }
    return Readable.from(packHeeding(), { objectMode: false });
  }

  return {
    open: (record: BackupRecord) =>
      hold(record, async (manifest) => ({
        ...(folder && { sha256: await digestOf(folder.root, record.manifestSha256) }),
        size: archiveBytes(manifest),
        content: await pack(manifest),
      })),

    openProtected: (record: BackupRecord, passphrase: string) =>
      hold(record, async (manifest) => {
        const plain = folder
          ? { store: folder.root, manifestSha256: record.manifestSha256 }
          : { from: Readable.toWeb(await pack(manifest)), size: archiveBytes(manifest) };
        return await runner.openProtected({ ...plain, passphrase }, noteFault);
      }),

    /** What was once worked out is no longer sure to be there. */
    forgetDigests: (): void => digests.clear(),
  };
}
