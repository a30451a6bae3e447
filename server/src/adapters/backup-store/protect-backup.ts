import type { ReadableStream } from 'node:stream/web';
import { protectArchive } from './protected-archive.ts';
import { type PackInput, packBackup } from './read-backup.ts';
import type { WorkProgress } from './work-progress.ts';

/** A backup in the store, or an archive as a stream, with its size in bytes. */
type Plain = PackInput | { readonly from: ReadableStream<Uint8Array>; readonly size: number };

export type ProtectInput = Plain & {
  readonly passphrase: string;
  /** The binary logarithm of scrypt's cost; the default for real archives if omitted. */
  readonly workFactor?: number | undefined;
  /** Receives the archive as fast as it is read. */
  readonly to: WritableStream<Uint8Array>;
};

/**
 * Encrypts a backup as an archive: deriving the key takes a second, each piece a millisecond. On failure `to` stays
 * open: the caller cuts the reader off after handling the error.
 */
export async function protectBackup(
  { passphrase, workFactor, to, ...plain }: ProtectInput,
  { expect }: WorkProgress,
): Promise<void> {
  const { archive, size } = await openPlain(plain);
  const content = await protectArchive(archive, { passphrase, workFactor });
  expect(content.size(size));
  await content.pipeTo(to, { preventAbort: true });
}

async function openPlain(plain: Plain) {
  if ('from' in plain) return { archive: plain.from, size: plain.size };
  return await packBackup(plain);
}
