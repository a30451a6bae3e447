import type { ReadableStream } from 'node:stream/web';
import { protectArchive } from './protected-archive.ts';
import { type PackInput, packBackup } from './read-backup.ts';
import type { Reporter } from './reporter.ts';

/** A backup of the store, or an archive that comes from elsewhere, of so many bytes. */
type Plain = PackInput | { readonly from: ReadableStream<Uint8Array>; readonly size: number };

export type ProtectInput = Plain & {
  readonly passphrase: string;
  /** Binary logarithm of what a guess at the passphrase costs; as an archive in earnest has it where it is left out. */
  readonly workFactor?: number | undefined;
  /** Where the archive goes, as far as it is read there. */
  readonly to: WritableStream<Uint8Array>;
};

/**
 * Encrypts a backup as an archive: its key takes a second to make, and each piece a millisecond to encrypt. What fails
 * leaves `to` open: whoever reads is cut off by those who asked for it, when they have heard why.
 */
export async function protectBackup(
  { passphrase, workFactor, to, ...plain }: ProtectInput,
  { expect }: Reporter,
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
