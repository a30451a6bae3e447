import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as Port } from 'node:net';
import { cutStalledBodies } from '../bodies/stall-timeout.ts';
import { cutStalledReaders, type StallOptions } from './stalled-readers.ts';

type ListenAddress = { readonly host: string; readonly port: number };

export class PortError extends Error {
  override readonly name = 'PortError';
}

/** The address that listening there will have; throws a PortError where the port is unavailable. It is closed again. */
export async function tryPort({ host, port }: ListenAddress): Promise<string> {
  const server = process.getBuiltinModule('node:net').createServer();
  const address = await openPort(server, { host, port });
  await once(server.close(), 'close');
  return address;
}

/**
 * Resolves with the site's address once the port is open; throws a PortError where it is unavailable. Clients that
 * stall, sending or reading, are cut off.
 */
export function listen(server: Server, listenAddress: ListenAddress, stallOptions?: StallOptions): Promise<string> {
  cutStalledBodies(server);
  cutStalledReaders(server, stallOptions);
  return openPort(server, listenAddress);
}

function openPort(server: Port, { host, port }: ListenAddress): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new PortError(`PORT: ${host}:${port} cannot be opened (${codeOf(error)})`)));
    server.listen(port, host, () => resolve(addressOf(server, host)));
  });
}

function addressOf(server: Port, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.message;
}
