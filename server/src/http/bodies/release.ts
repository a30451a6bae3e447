import { close, open, write } from 'node:fs';

/**
 * Frees a buffer's memory at once: V8 collects such memory only after 64 MB of it, which a few slow senders fill (ADR
 * 92). The buffer must not be read afterwards. One that shares its memory with others is left alone.
 */
export function release({ buffer, byteLength }: Buffer): void {
  if (byteLength > 0 && byteLength === buffer.byteLength) giveBack(buffer);
}

/**
 * File system calls for a write stream whose chunks nobody needs once written: a chunk's memory is freed with the last
 * of its bytes. A chunk of which some bytes went elsewhere, as the head of a form does, is left to V8.
 */
export function createReleasingFiles() {
  const written = new WeakMap<ArrayBufferLike, number>();

  function note({ buffer }: Buffer, bytes: number): void {
    const sum = (written.get(buffer) ?? 0) + bytes;
    written.set(buffer, sum);
    if (sum === buffer.byteLength) giveBack(buffer);
  }

  type Done = (error: Error | null, bytes: number) => void;

  return {
    open,
    close,
    write(
      ...[file, chunk, offset, length, position, done]: [number, Buffer, number, number, number | null, Done]
    ): void {
      write(file, chunk, offset, length, position, (error, bytes) => {
        if (!error) note(chunk, bytes);
        done(error, bytes);
      });
    },
  };
}

function giveBack(buffer: ArrayBufferLike): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
