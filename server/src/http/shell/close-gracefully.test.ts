import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { prepareGracefulClose } from './close-gracefully.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';

async function serve() {
  const server = createHttpServer();
  server.on('request', (_, response) => response.end('well'));
  const close = prepareGracefulClose(server);
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  return { origin, close };
}

/** In a few turns and at once: what comes within its moment of quiet is answered, and on a busy machine that is soon over. */
async function theEndHasBegun(): Promise<void> {
  for (let tick = 0; tick < 3; tick += 1) await setImmediate();
}

/** A proxy that reuses its open connections. */
function proxyTo(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (method: string) => {
    const sent = request(origin, { agent, method });
    sent.end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection, isReused: sent.reusedSocket };
  };
}

test('once the end has begun nobody gets in, and what comes through a connection that is kept is answered as its last', async () => {
  const { origin, close } = await serve();
  const send = proxyTo(origin);
  expect(await send('GET')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const closed = close();
  await theEndHasBegun();
  await expect(once(connect(Number(new URL(origin).port), '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(await send('POST')).toEqual({ status: 200, connection: 'close', isReused: true });
  await closed;
});

test('who has connected before the end and sends then is answered', async () => {
  const { origin, close } = await serve();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = close();
  await theEndHasBegun();
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await closed;
});

/** From a thread of its own: asks, and when told asks again through the same connection, a while later. */
const ASKS_AGAIN = `
  const { connect } = require('node:net');
  const { parentPort, workerData: port } = require('node:worker_threads');
  const ask = () => socket.write('POST / HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 0\\r\\n\\r\\n');
  const socket = connect(port, '127.0.0.1', ask);
  socket.on('data', (answer) => parentPort.postMessage(String(answer).split('\\r\\n', 1)[0]));
  socket.on('error', (error) => parentPort.postMessage(error.code));
  parentPort.on('message', () => setTimeout(ask, 250));
`;

test('what came through an open connection while the site was held up is answered, however long that took', async () => {
  const { origin, close } = await serve();
  const visitor = new Worker(ASKS_AGAIN, { eval: true, workerData: Number(new URL(origin).port) });
  onTestFinished(() => visitor.terminate().then(() => undefined));
  expect(await once(visitor, 'message')).toEqual(['HTTP/1.1 200 OK']);
  const answered = once(visitor, 'message');
  visitor.postMessage('again');
  const closed = close();
  await theEndHasBegun();
  const until = performance.now() + 500;
  while (performance.now() < until);
  expect(await answered).toEqual(['HTTP/1.1 200 OK']);
  await closed;
});

/** From a thread of its own: asks, and while that is being answered connects once more and asks again. */
const ASKS_TWICE = `
  const { connect } = require('node:net');
  const { parentPort, workerData: port } = require('node:worker_threads');
  const ask = () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('POST / HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 0\\r\\n\\r\\n'));
    socket.once('data', (answer) => parentPort.postMessage(String(answer).split('\\r\\n', 1)[0]));
    socket.once('error', (error) => parentPort.postMessage(error.code));
  };
  ask();
  setTimeout(ask, 100);
`;

test('who connects while the end begins in the middle of work is answered', async () => {
  const server = createHttpServer();
  let closed: Promise<void> | undefined;
  server.on('request', (_, response) => {
    if (!closed) {
      closed = close();
      const until = performance.now() + 300;
      while (performance.now() < until);
    }
    response.end('well');
  });
  const close = prepareGracefulClose(server);
  const { port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
  const visitor = new Worker(ASKS_TWICE, { eval: true, workerData: Number(port) });
  onTestFinished(() => visitor.terminate().then(() => undefined));
  const answers: unknown[] = [];
  visitor.on('message', (answer) => answers.push(answer));
  await expect.poll(() => answers).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
  await closed;
});

test('where nobody is connected any more it closes without waiting for what might come', async () => {
  const waits: number[] = [];
  // A machine that is busy elsewhere may hold up some of them.
  for (let round = 0; round < 5; round += 1) {
    const { close } = await serve();
    const since = performance.now();
    await close();
    waits.push(performance.now() - since);
  }
  expect(Math.min(...waits)).toBeLessThan(100);
});

test('what is idle does not keep it from closing', async () => {
  const { origin, close } = await serve();
  await proxyTo(origin)('GET');
  const since = performance.now();
  await close();
  expect(performance.now() - since).toBeLessThan(2_000);
});
