import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { RunningSite } from './start-site.ts';

export type Flood = {
  readonly connections: number;
  /** The requests on each connection, sent at once. */
  readonly requests: number;
  /** The path of the request of that number. */
  readonly pathOf: (number: number) => string;
};

/** Opens connections that send requests and never read an answer. */
export function floodWithoutReading(
  { origin }: RunningSite,
  { connections, requests, pathOf }: Flood,
): readonly Socket[] {
  const { hostname, port } = new URL(origin);
  return Array.from({ length: connections }, (_, connection) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    const numbers = Array.from({ length: requests }, (_, number) => connection * requests + number);
    socket.write(numbers.map((number) => `GET ${pathOf(number)} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
    return socket;
  });
}

/** Files and connections that the site's process has open. */
export function countOpenFiles({ pid }: RunningSite): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** The slowest of continuous calls, in milliseconds, until it is read. */
export function watchSlowest({ origin }: RunningSite): () => Promise<number> {
  let slowest = 0;
  let isOver = false;
  const calling = (async () => {
    while (!isOver) {
      const from = performance.now();
      await (await fetch(`${origin}/api/property`)).text();
      slowest = Math.max(slowest, performance.now() - from);
    }
  })();
  return async () => {
    isOver = true;
    await calling;
    return slowest;
  };
}
