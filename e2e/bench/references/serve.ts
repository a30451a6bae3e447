import { createServer, type RequestListener } from 'node:http';
import { listen } from '../../../server/src/http/shell/listen.ts';

export type Served = { readonly origin: string; readonly stop: () => void };

/** A server of a reference, at a port of this machine that is free. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    origin,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
