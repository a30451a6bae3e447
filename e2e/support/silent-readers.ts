import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { RunningSite } from './start-site.ts';

export type Flood = {
  readonly connections: number;
  /** Sent on each of them, in one piece. */
  readonly requests: number;
  /** What the request of that number asks for. */
  readonly pathOf: (number: number) => string;
};

/** Connections that ask and then read nothing at all. */
export function floodInSilence({ origin }: RunningSite, { connections, requests, pathOf }: Flood): readonly Socket[] {
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

/** Files, connections among them, that the site's process has open. */
export function countOpenFiles({ pid }: RunningSite): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Milliseconds of the slowest of the calls that are made without pause until it is asked for. */
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
