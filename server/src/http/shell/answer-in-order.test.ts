import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRaw, type RawConnection } from '../../testing/raw-connection.ts';
import { attachListener, createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

let server: Server;
let origin: string;
let begun: Exchange[];
let connection: RawConnection;
let answer: (exchange: Exchange) => void;

beforeEach(async () => {
  server = createHttpServer();
  origin = await listen(server, { host: '127.0.0.1', port: 0 });
  begun = [];
  answer = () => undefined;
  attachListener(server, {}, (request, response) => {
    begun.push({ request, response });
    answer({ request, response });
  });
  connection = openRaw(origin);
});
afterEach(() => {
  connection.close();
  server.closeAllConnections();
  server.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const numbered = (count: number) => Array.from({ length: count }, (_, place) => get(`/${place}`)).join('');
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const sayAddress = ({ request, response }: Exchange) => response.end(`<${request.url}>`);
const answeredAddresses = () => [...connection.received().matchAll(/<([^>]*)>/g)].map(([, said]) => said);
const addresses = (count: number) => Array.from({ length: count }, (_, place) => `/${place}`);

/** Longer than anything takes that is to come at once. */
const aMoment = () => wait(100);

test('requests that are sent together are answered in their order, each begun when the one before it is out', async () => {
  await connection.write(numbered(7));
  for (let count = 1; count <= 7; count += 1) {
    await expect.poll(() => begun.length).toBe(count);
    await wait(10);
    expect(begun.length).toBe(count);
    const current = begun.at(-1);
    if (current) sayAddress(current);
  }
  await expect.poll(answeredAddresses).toEqual(addresses(7));
});

test('requests that are sent together are all answered though each answer is there at once', async () => {
  answer = sayAddress;
  await connection.write(numbered(100));
  await expect.poll(answeredAddresses).toEqual(addresses(100));
  await connection.write(get('/after'));
  await expect.poll(() => answeredAddresses().at(-1)).toBe('/after');
});

test('of a connection with more than eight requests under way nothing is read until there are fewer', async () => {
  await connection.write(numbered(9));
  await expect.poll(() => begun.length).toBe(1);
  await aMoment();
  const read = begun[0]?.request.socket.bytesRead;
  await connection.write(get('/late'));
  await aMoment();
  expect(begun[0]?.request.socket.bytesRead).toBe(read);
  answer = sayAddress;
  if (begun[0]) sayAddress(begun[0]);
  await expect.poll(answeredAddresses).toEqual([...addresses(9), '/late']);
});

test('a connection on which a hundred more wait is closed', async () => {
  await connection.write(numbered(108));
  await expect.poll(() => begun.length).toBe(1);
  await aMoment();
  expect(connection.isOpen()).toBe(true);
  const other = openRaw(origin);
  await other.write(numbered(109));
  await expect.poll(other.isOpen).toBe(false);
  expect(other.received()).toBe('');
  expect(begun.length).toBeLessThanOrEqual(2);
});

test('requests of other connections are answered between those of one that sends many', async () => {
  const busy = 2;
  answer = ({ request, response }) => {
    const until = performance.now() + busy;
    while (performance.now() < until);
    response.end(`<${request.url}>`);
  };
  await connection.write(numbered(100));
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  await (await fetch(`${origin}/other`)).text();
  expect(begun.findIndex(({ request }) => request.url === '/other')).toBeLessThan(90);
});

test('who has gone is not answered any more', async () => {
  await connection.write(numbered(5));
  await expect.poll(() => begun.length).toBe(1);
  const [first] = begun;
  connection.close();
  if (first) await once(first.response, 'close');
  await aMoment();
  expect(begun.length).toBe(1);
});

test('bodies come whole to requests that wait for their turn', async () => {
  answer = ({ request, response }) =>
    void text(request).then(
      (body) => response.end(`<${request.url} ${body.length}>`),
      () => undefined,
    );
  const bodies = Array.from({ length: 12 }, (_, place) => post(`/${place}`, 'x'.repeat(100_000 + place)));
  await connection.write(bodies.join(''));
  await expect.poll(() => answeredAddresses().length, { timeout: 5000 }).toBe(12);
  expect(answeredAddresses()).toEqual(bodies.map((_, place) => `/${place} ${100_000 + place}`));
});

test('who asks before she sends her body is invited when it is her turn', async () => {
  await connection.write(
    `${get('/first')}POST /second HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n`,
  );
  await expect.poll(() => begun.length).toBe(1);
  const [first] = begun;
  answer = ({ request, response }) => {
    response.writeContinue();
    void text(request).then(
      (body) => response.end(`<${body}>`),
      () => undefined,
    );
  };
  await aMoment();
  expect(connection.received()).toBe('');
  if (first) sayAddress(first);
  await connection.until(/<\/first>.*100 Continue/s);
  await connection.write('ecco');
  await connection.until(/<ecco>/);
});

test('what is no HTTP is refused only behind the answers that come before it', async () => {
  await connection.write(`${get('/first')}GET /no-host HTTP/1.1\r\n\r\n`);
  await expect.poll(() => begun.length).toBe(1);
  await aMoment();
  expect(connection.received()).toBe('');
  for (const exchange of begun) sayAddress(exchange);
  expect(await connection.until(/"error"/)).toMatch(/^HTTP\/1.1 200 .*<\/first>HTTP\/1.1 400 /s);
});
