import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

type Span = { readonly from: string; readonly start?: number; readonly size?: number };

export type OnBytes = (bytes: number) => void;

const CHUNK_BYTES = 1024 * 1024;

/** Copies a file, or a span of it, into a new one that is on disk when the promise resolves; its size and SHA-256. */
export async function copyHashed(
  { from, start = 0, size = Number.POSITIVE_INFINITY }: Span,
  to: string,
  onBytes: OnBytes = () => undefined,
): Promise<{ size: number; sha256: string }> {
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
      let done = 0;
      while (done < size) {
        const { bytesRead } = await source.read(buffer, 0, Math.min(CHUNK_BYTES, size - done), start + done);
        if (bytesRead === 0) break;
        const writing = writeWhole(target, buffer.subarray(0, bytesRead));
        hash.update(buffer.subarray(0, bytesRead));
        await writing;
        done += bytesRead;
        onBytes(bytesRead);
      }
      await target.sync();
      return { size: done, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Its SHA-256 and size, without a copy. */
export async function hashFile(
  path: string,
  onBytes: OnBytes = () => undefined,
): Promise<{ size: number; sha256: string }> {
  const source = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let done = 0;
    while (true) {
      const { bytesRead } = await source.read(buffer, 0, CHUNK_BYTES, null);
      if (bytesRead === 0) return { size: done, sha256: hash.digest('hex') };
      hash.update(buffer.subarray(0, bytesRead));
      done += bytesRead;
      onBytes(bytesRead);
    }
  } finally {
    await source.close();
  }
}

type Target = { readonly write: (bytes: Buffer) => Promise<{ readonly bytesWritten: number }> };

async function writeWhole(target: Target, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await target.write(bytes.subarray(at))).bytesWritten;
}
