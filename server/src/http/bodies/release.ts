import { close, open, write } from 'node:fs';

/**
 * Gives the memory of bytes that are done with back at once: V8 looks at such bytes only once 64 MB of them lie there, which a
 * few slow senders fill (ADR 92). Nobody may read them afterwards. What shares its memory with others is left alone.
 */
export function release({ buffer, byteLength }: Buffer): void {
  if (byteLength > 0 && byteLength === buffer.byteLength) giveBack(buffer);
}

/**
 * The file system of a stream to disk whose chunks nobody needs once they are there, nor what was cut of them: a chunk is
 * given back with the last of its bytes. One of which some went elsewhere, as the head of a form does, is left to V8.
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
