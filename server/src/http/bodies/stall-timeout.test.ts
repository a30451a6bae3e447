import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutStalledBodies } from './stall-timeout.ts';

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    await text(request).then(
      (body) => response.end(String(body.length)),
      () => undefined,
    );
  });
  cutStalledBodies(server, { bytesPerSecond: 1000, checkEveryMs: 50 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** What comes back for a body of so many bytes that arrives in portions, one every ten milliseconds. */
async function answerTo({ length, portion }: { readonly length: number; readonly portion: number }): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket).catch(() => '');
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  for (let sent = 0; sent < length && !socket.destroyed; sent += portion) {
    socket.write(Buffer.alloc(Math.min(portion, length - sent)));
    await wait(10);
  }
  return await answer;
}

test('a body that keeps coming is waited for, however long it takes', async () => {
  expect(await answerTo({ length: 5000, portion: 100 })).toMatch(/\r\n5000$/);
});

test('a body that hardly moves is cut', async () => {
  expect(await answerTo({ length: 5000, portion: 1 })).toBe('');
});

test('a request without a body may take its time', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('0');
});
