import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import type { LoadOptions, LoadRequest, LoadResult } from './load.ts';

process.once('message', async (options: LoadOptions) => {
  const result = await run(options);
  process.send?.(result, () => process.disconnect());
});

/** Speaks HTTP over bare sockets: a client that parsed each answer would need the core that the server wants. */
async function run({ origin, requests, connections, until }: LoadOptions): Promise<LoadResult> {
  const { hostname, port, host } = new URL(origin);
  const wire = requests.map((request) => write(request, host));
  const latencies = createHistogram();
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(hostname, Number(port))));
  let sent = 0;
  let isOver = false;
  if ('milliseconds' in until) {
    setTimeout(() => {
      isOver = true;
    }, until.milliseconds);
  }
  const next = () => {
    if (isOver || ('answers' in until && sent >= until.answers)) return undefined;
    sent += 1;
    return wire[(sent - 1) % wire.length];
  };

  const start = performance.now();
  await Promise.all(sockets.map((socket) => converse(socket, next, (ns) => latencies.record(Math.max(1, ns)))));
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  return {
    answers: latencies.count,
    perSecond: latencies.count / seconds,
    p50: latencies.percentile(50) / 1e6,
    p99: latencies.percentile(99) / 1e6,
  };
}

function write({ method, path, headers, body }: LoadRequest, host: string): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const length = Buffer.byteLength(content);
  const all = {
    Host: host,
    ...headers,
    ...(length > 0 ? { 'Content-Type': 'application/json', 'Content-Length': String(length) } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`);
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends one request after the other until there is none; throws on an answer that is no success. */
function converse(
  socket: Socket,
  next: () => Buffer | undefined,
  record: (nanoseconds: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0);
    let missing = 0;
    let sentAt = 0;

    function send(): void {
      const request = next();
      if (!request) {
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    }

    /** Bytes that are still to come once the head is whole; undefined while it is not. */
    function readHead(chunk: Buffer): number | undefined {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return undefined;
      const text = head.toString('latin1', 0, end);
      if (!/^HTTP\/1\.1 2/.test(text)) reject(new Error(text.split('\r\n', 1)[0]));
      const rest = end + 4 + Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0) - head.length;
      head = Buffer.alloc(0);
      return rest;
    }

    socket.on('data', (chunk) => {
      const rest = missing > 0 ? missing - chunk.length : readHead(chunk);
      if (rest === undefined) return;
      missing = rest;
      if (missing > 0) return;
      record(Math.round((performance.now() - sentAt) * 1e6));
      send();
    });
    socket.on('close', () => reject(new Error('the server closed the connection')));
    send();
  });
}
