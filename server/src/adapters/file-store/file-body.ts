import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

const PIECE_BYTES = 256 * 1024;

/**
 * The bytes of a file, to be piped: through two buffers, each of which is filled again once what was in it has left. A stream
 * of a file takes a new one for each piece, and of 100 MB half would lie about until they are collected.
 */
export function openFileBody(path: string): Readable {
  const body = createReadStream(path);
  return Object.assign(body, {
    pipe<Destination extends NodeJS.WritableStream>(destination: Destination): Destination {
      send(path, destination).catch((error: Error) => body.destroy(error));
      return destination;
    },
  });
}

async function send(path: string, destination: NodeJS.WritableStream): Promise<void> {
  // Whoever is cut off is never told that her last piece has left.
  const { promise: cut, reject } = Promise.withResolvers<never>();
  cut.catch(() => undefined);
  destination.once('close', () => reject(new Error('the connection was closed before all was sent')));
  const leave = (piece: Uint8Array) => {
    const { promise, resolve, reject: fail } = Promise.withResolvers<void>();
    destination.write(piece, (error) => (error ? fail(error) : resolve()));
    return Promise.race([promise, cut]);
  };

  const file = await open(path);
  try {
    let [filled, leaving] = [Buffer.allocUnsafe(PIECE_BYTES), Buffer.allocUnsafe(PIECE_BYTES)];
    let left: Promise<void> = Promise.resolve();
    for (;;) {
      const { bytesRead } = await file.read(filled, 0, PIECE_BYTES);
      await left;
      if (bytesRead === 0) break;
      left = leave(filled.subarray(0, bytesRead));
      // It is heard when the next piece is there.
      left.catch(() => undefined);
      [filled, leaving] = [leaving, filled];
    }
    destination.end();
  } finally {
    await file.close();
  }
}
