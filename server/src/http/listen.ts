import type { Server } from 'node:http';
import { keepBodiesMoving } from './body-pace.ts';

export class PortError extends Error {
  override readonly name = 'PortError';
}

/** Resolves with the site's own address once the port is open; throws a PortError where it cannot be had. */
export function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  keepBodiesMoving(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new PortError(`PORT: ${host}:${port} cannot be opened (${codeOf(error)})`)));
    server.listen(port, host, () => resolve(addressOf(server, host)));
  });
}

function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.message;
}
