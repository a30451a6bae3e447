import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** A file, or a part of it. */
export type Span = { readonly from: string; readonly start?: number; readonly size?: number };

export type OnBytes = (bytes: number) => void;

type Hashed = { readonly size: number; readonly sha256: string };

const CHUNK_BYTES = 1024 * 1024;

/** Copies a file, or a span of it, into a new one, synced to disk when it resolves; returns size and SHA-256. */
export async function copyHashed(span: Span, to: string, onBytes?: OnBytes): Promise<Hashed> {
  const target = await open(to, 'wx', 0o600);
  try {
    const hashed = await readHashed(span, (bytes) => writeWhole(target, bytes), onBytes);
    await target.sync();
    return hashed;
  } finally {
    await target.close();
  }
}

/** The size and SHA-256 of a file or a span of it, without copying. */
export async function hashFile(span: Span, onBytes?: OnBytes): Promise<Hashed> {
  return await readHashed(span, async () => undefined, onBytes);
}

/** Each piece is hashed while it is written. */
async function readHashed(
  { from, start = 0, size = Number.POSITIVE_INFINITY }: Span,
  write: (bytes: Buffer) => Promise<void>,
  onBytes: OnBytes = () => undefined,
): Promise<Hashed> {
  const source = await open(from, 'r');
  try {
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let done = 0;
    while (done < size) {
      const { bytesRead } = await source.read(buffer, 0, Math.min(CHUNK_BYTES, size - done), start + done);
      if (bytesRead === 0) break;
      const writing = write(buffer.subarray(0, bytesRead));
      hash.update(buffer.subarray(0, bytesRead));
      await writing;
      done += bytesRead;
      onBytes(bytesRead);
    }
    return { size: done, sha256: hash.digest('hex') };
  } finally {
    await source.close();
  }
}

async function writeWhole(target: Pick<FileHandle, 'write'>, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await target.write(bytes.subarray(at))).bytesWritten;
}
