import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listen } from '../shell/listen.ts';
import { createResponseCache } from './response-cache.ts';

const server = createServer();
let origin: string;
let answers: ReturnType<typeof createResponseCache>;
let made: string[];

beforeEach(async () => {
  answers = createResponseCache();
  made = [];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answers.sendCached(request, response)) return;
    const key = request.url ?? '';
    const make = async () => {
      made.push(key);
      const bytes = Buffer.alloc(Number(new URLSearchParams(key.split('?')[1]).get('bytes') ?? 1), 'a');
      return { status: 200, headers: { 'Content-Type': 'text/plain' }, bytes } as const;
    };
    void answers.answer(request, response, { kind: 'page', address: key, make });
  });
  origin = server.listening ? origin : await listen(server, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.closeAllConnections());

const ask = async (path: string) => await (await fetch(`${origin}${path}`)).text();

it('keeps what is asked for again when there is no room for all', async () => {
  await ask('/wanted');
  for (let count = 0; count < 700; count += 1) {
    await ask(`/odd/${count}`);
    if (count % 100 === 0) await ask('/wanted');
  }
  await ask('/odd/0');
  expect(made.filter((key) => key === '/wanted')).toHaveLength(1);
  expect(made.filter((key) => key === '/odd/0')).toHaveLength(2);
});

it('has a bound on the bytes that it keeps, and answers what is larger all the same', async () => {
  const large = `/large?bytes=${20 * 2 ** 20}`;
  await ask('/small');
  expect(await ask(large)).toHaveLength(20 * 2 ** 20);
  await ask(`${large}&again`);
  await ask(large);
  expect(made.filter((key) => key === large)).toHaveLength(2);
});
