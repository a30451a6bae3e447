import { createServer, type RequestListener } from 'node:http';
import { listen } from '../../../server/src/http/shell/listen.ts';

export type Served = { readonly origin: string; readonly stop: () => void };

/** Starts a reference server on a free local port. */
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
