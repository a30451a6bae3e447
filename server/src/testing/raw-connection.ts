import { once } from 'node:events';
import { connect } from 'node:net';

export type RawConnection = ReturnType<typeof openRaw>;

/** A raw connection to a site, for requests written by hand. */
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
    /** Resolves once it is sent, or the connection closed. */
    async write(content: string | Buffer): Promise<void> {
      if (!socket.destroyed && !socket.write(content)) {
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
      }
    },
    /** All data received, once it matches the pattern; throws where the connection ends before. */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(received)) {
        if (socket.destroyed) throw fault ?? new Error(`closed after: ${received}`);
        await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined);
      }
      return received;
    },
    /** All data received until the site closed the connection; throws where it was reset. */
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
