import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a response may wait for a client that reads nothing of it. */
const LONGEST_STALL_MS = 60_000;

export type Patience = { readonly longestStallMs?: number | undefined };

type Seen = { readonly taken: number; readonly since: number };

/**
 * Cuts connections whose client has stopped reading, and no others: a film may take hours to send, and a response may
 * take time to be made. Node would hold the open file or body of a stalled one forever.
 */
export function cutStalledReaders(server: Server, { longestStallMs = LONGEST_STALL_MS }: Patience = {}): void {
  const open = new Set<Socket>();
  const stalled = new WeakMap<Socket, Seen>();

  function look(socket: Socket, now: number): void {
    if (socket.writableLength === 0) {
      stalled.delete(socket);
      return;
    }
    const taken = takenBytes(socket);
    const seen = stalled.get(socket);
    if (!seen || seen.taken !== taken) stalled.set(socket, { taken, since: now });
    else if (now - seen.since >= longestStallMs) socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const socket of open) look(socket, now);
  }, longestStallMs / 30);
  check.unref();
  server.once('close', () => clearInterval(check));
}

/**
 * Bytes that the system has taken so far. Node reports a large chunk only once all of it is sent, which takes a slow
 * client minutes; like Node's own timeouts, this asks the handle how much is left.
 */
function takenBytes(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (!isWriting(handle)) return socket.bytesWritten - socket.writableLength;
  return handle.bytesWritten - handle.writeQueueSize;
}

type Writing = { readonly bytesWritten: number; readonly writeQueueSize: number };

function isWriting(handle: unknown): handle is Writing {
  if (typeof handle !== 'object' || handle === null) return false;
  return (
    'bytesWritten' in handle &&
    typeof handle.bytesWritten === 'number' &&
    'writeQueueSize' in handle &&
    typeof handle.writeQueueSize === 'number'
  );
}
