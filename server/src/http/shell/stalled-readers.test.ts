import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cutStalledReaders } from './stalled-readers.ts';

const LONGEST_STALL_MS = 400;

/** More than the system takes for a reader who takes nothing. */
const LARGE = Buffer.alloc(32 * 2 ** 20);

let server: Server;
let port = 0;
const served = new Set<Socket>();
const readers: Socket[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    served.add(request.socket);
    if (request.url === '/large') response.end(LARGE);
    else void wait(3 * LONGEST_STALL_MS).then(() => response.end('late'));
  });
  cutStalledReaders(server, { maxStallMs: LONGEST_STALL_MS });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.destroy();
  served.clear();
});
afterAll(() => server.close());

/** A client that sends a request and reads nothing by itself. */
function ask(path: string): Socket {
  const reader = connect(port, '127.0.0.1');
  reader.pause();
  reader.on('error', () => undefined);
  reader.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  readers.push(reader);
  return reader;
}

const areOpen = () => [...served].filter((socket) => !socket.destroyed).length;

test('a reader who takes nothing of an answer is cut', async () => {
  for (let count = 0; count < 3; count += 1) ask('/large');
  await expect.poll(() => served.size).toBe(3);
  expect(areOpen()).toBe(3);
  await expect.poll(areOpen, { timeout: 5 * LONGEST_STALL_MS }).toBe(0);
});

test('a reader who takes a little now and then gets all of it', async () => {
  const reader = ask('/large');
  const from = performance.now();
  let taken = 0;
  while (performance.now() - from < 4 * LONGEST_STALL_MS) {
    taken += reader.read(2 ** 20)?.length ?? reader.read()?.length ?? 0;
    await wait(LONGEST_STALL_MS / 20);
  }
  reader.on('data', (chunk: Buffer) => {
    taken += chunk.length;
  });
  reader.resume();
  await expect.poll(() => taken, { timeout: 5000 }).toBeGreaterThan(LARGE.length);
});

test('an answer that takes its time to be made is waited for', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('late');
});
