import { once } from 'node:events';
import { connect } from 'node:net';

export type RawConnection = ReturnType<typeof openRaw>;

/** A connection of one's own to a site, on which requests are written as they stand. */
export function openRaw(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  let fault: Error | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
  });
  socket.on('error', (error) => {
    fault = error;
  });

  return {
    /** Resolves once it is out, or the connection gone. */
    async write(content: string | Buffer): Promise<void> {
      if (!socket.destroyed && !socket.write(content)) {
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
      }
    },
    /** All that came, once the pattern is in it; throws where the connection ends without. */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(received)) {
        if (socket.destroyed) throw fault ?? new Error(`closed after: ${received}`);
        await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined);
      }
      return received;
    },
    /** All that came until the site closed the connection; throws where it cut it. */
    async untilClosed(): Promise<string> {
      if (!socket.destroyed) await once(socket, 'close');
      if (fault) throw fault;
      return received;
    },
    received: () => received,
    isOpen: () => !socket.destroyed,
    bytesWritten: () => socket.bytesWritten,
    close: () => socket.destroy(),
  };
}
