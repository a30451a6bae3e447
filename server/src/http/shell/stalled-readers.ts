import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a response may wait for a client that reads nothing of it. */
const MAX_STALL_MS = 60_000;

export type StallOptions = { readonly maxStallMs?: number | undefined };

/** A client is looked at so often before it is cut: time in which the process itself was held up counts as one look. */
const CHECKS = 30;

type Seen = { readonly taken: number; readonly checks: number };

/**
 * Cuts connections whose client has stopped reading, and no others: a film may take hours to send, and a response may
 * take time to be made. Node would hold the open file or body of a stalled one forever.
 */
export function cutStalledReaders(server: Server, { maxStallMs = MAX_STALL_MS }: StallOptions = {}): void {
  const open = new Set<Socket>();
  const stalled = new WeakMap<Socket, Seen>();

  function checkSocket(socket: Socket): void {
    if (socket.writableLength === 0) {
      stalled.delete(socket);
      return;
    }
    const taken = takenBytes(socket);
    const seen = stalled.get(socket);
    const checks = seen?.taken === taken ? seen.checks + 1 : 0;
    if (checks >= CHECKS) socket.destroy();
    else stalled.set(socket, { taken, checks });
  }

  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const check = setInterval(() => {
    for (const socket of open) checkSocket(socket);
  }, maxStallMs / CHECKS);
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
