import { Readable } from 'node:stream';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Manifest } from '@approdo/shared/node/archive/manifest';
import { archiveBytes, packArchive } from './archive.ts';
import type { BucketObjects } from './bucket-objects.ts';
import type { createPins } from './pins.ts';
import type { BackupRecord } from './records.ts';
import type { WorkRunner } from './run-work.ts';
import { StoreFault } from './store-fault.ts';

type OutletNeeds = {
  readonly objects: BucketObjects;
  readonly runner: Pick<WorkRunner, 'openProtected'>;
  readonly pins: ReturnType<typeof createPins>;
  readonly loadManifest: (sha256: string) => Promise<Manifest>;
  /** Called before whoever reads is cut off. */
  readonly onLost: (lost: readonly string[]) => Promise<void>;
};

/**
 * What leaves a bucket: archives as streams, whose hash is not known beforehand, since all would be brought for it. Each
 * file is held to its own on its way, and the stream breaks off at the first that is not what it was.
 */
export function createBucketOutlet({ objects, runner, pins, loadManifest, onLost }: OutletNeeds) {
  async function heed(error: unknown): Promise<void> {
    if (error instanceof StoreFault) await onLost(error.lost);
  }

  async function heedAndThrow(error: unknown): Promise<never> {
    await heed(error);
    throw error;
  }

  /** Throws a StoreFault where something of it is lost. What is read stays in this process until the stream ends. */
  async function open({ manifestSha256, lost, fault }: BackupRecord) {
    if (fault !== null && lost.length > 0) throw new ArchiveFault(fault);
    const manifest = await loadManifest(manifestSha256).catch(heedAndThrow);
    const letGo = pins.hold(new Set([manifestSha256, ...manifest.files.map(({ sha256 }) => sha256)]));
    const held = await objects.list();
    const content = Readable.from(pack(manifest, held), { objectMode: false });
    content.once('close', letGo);
    return { size: archiveBytes(manifest), content };
  }

  async function* pack(manifest: Manifest, held: ReadonlySet<string>): AsyncGenerator<Buffer> {
    try {
      yield* packArchive(manifest, (file) => objects.read(file, held));
    } catch (error) {
      await heedAndThrow(error);
    }
  }

  return {
    open,

    async openProtected(record: BackupRecord, passphrase: string) {
      const { size, content } = await open(record);
      const from = Readable.toWeb(content);
      return await runner.openProtected({ from, size, passphrase }, heed);
    },
  };
}
