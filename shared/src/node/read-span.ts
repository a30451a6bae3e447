import { type FileHandle, open } from 'node:fs/promises';

/** `length` bytes of a file from `start` on. Rejects where the file has fewer. */
export async function readSpan(path: string, start: number, length: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    return await readSpanOf(file, start, length);
  } finally {
    await file.close();
  }
}

/** The same of a file that is open. */
export async function readSpanOf(file: FileHandle, start: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done);
    if (bytesRead === 0) throw new Error('a file has fewer bytes than it had');
    done += bytesRead;
  }
  return bytes;
}
