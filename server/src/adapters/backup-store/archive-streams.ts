import { Readable } from 'node:stream';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Manifest } from '@approdo/shared/node/archive/manifest';
import { archiveBytes, packArchive } from './archive.ts';
import type { StoreContents } from './contents.ts';
import type { Maintenance } from './maintenance.ts';
import type { BackupRecord } from './records.ts';
import type { WorkRunner } from './run-work.ts';
import { StoreFault } from './store-fault.ts';
import type { StoreLayout } from './store-layout.ts';

type ArchiveStreamsNeeds = {
  readonly layout: StoreLayout;
  readonly contents: StoreContents;
  readonly maintenance: Pick<Maintenance, 'pins' | 'markDamaged'>;
  readonly runner: Pick<WorkRunner, 'runWork' | 'openProtected'>;
};

/**
 * Opens archives as streams. Each file is checked against its hash on the way, and the stream breaks off at the first
 * mismatch; objects being read are not removed before the stream ends. From a bucket the hash of the archive is not
 * known in advance, as everything would have to be downloaded for it.
 */
export function createArchiveStreams({ layout: { folder }, contents, maintenance, runner }: ArchiveStreamsNeeds) {
  const { objects, loadManifest } = contents;
  const digests = new Map<string, Promise<string>>();

  /** Runs before the reader is cut off. */
  async function noteFault(error: unknown): Promise<void> {
    if (error instanceof StoreFault) await maintenance.markDamaged(error.lost);
  }

  async function noteFaultAndThrow(error: unknown): Promise<never> {
    await noteFault(error);
    throw error;
  }

  /** Opens with the backup's objects pinned. Throws a StoreFault if the store has lost some of them. */
  async function hold<Opened extends { readonly content: Readable }>(
    { manifestSha256, lost, fault }: BackupRecord,
    open: (manifest: Manifest) => Promise<Opened>,
  ): Promise<Opened> {
    if (fault !== null && lost.length > 0) throw new ArchiveFault(fault);
    const manifest = await loadManifest(manifestSha256).catch(noteFaultAndThrow);
    const letGo = maintenance.pins.hold(new Set([manifestSha256, ...manifest.files.map(({ sha256 }) => sha256)]));
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
    async function* packNotingFaults(): AsyncGenerator<Buffer> {
      try {
        yield* packArchive(manifest, (file) => objects.read(file, held));
      } catch (error) {
        await noteFaultAndThrow(error);
      }
    }
    return Readable.from(packNotingFaults(), { objectMode: false });
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

    /** Clears cached digests, as their archives may no longer be intact. */
    forgetDigests: (): void => digests.clear(),
  };
}
