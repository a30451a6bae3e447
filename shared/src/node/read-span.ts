import type { FileHandle } from 'node:fs/promises';

/** Reads `length` bytes of an open file from `start` on. Rejects where the file has fewer. */
export async function readSpan(file: FileHandle, start: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done);
    if (bytesRead === 0) throw new Error('a file has fewer bytes than it had');
    done += bytesRead;
  }
  return bytes;
}
