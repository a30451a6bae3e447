import { setTimeout as after } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Listener } from '../listener.ts';
import { createHeaderSets } from '../security-headers.ts';
import { attachListener, createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { createSiteGate } from './site-gate.ts';

const LONGEST_MS = 50;

/** Requests take four times the time that a page may. */
const slowly: Listener = (_, response) => {
  setTimeout(() => response.writableEnded || response.end('well'), 4 * LONGEST_MS);
};

async function serve(options: Parameters<typeof createSiteGate>[1]): Promise<string> {
  const headers = createHeaderSets({ overTls: false });
  const server = createHttpServer();
  const gate = createSiteGate(headers, options);
  attachListener(server, headers.api, gate.listener);
  gate.open(slowly);
  onTestFinished(() => void server.close());
  return await listen(server, { host: '127.0.0.1', port: 0 });
}

test('who waits for a page is told to come again before a proxy gives it up, and who waits for a call or a file goes on', async () => {
  const origin = await serve({ maxRenderMs: LONGEST_MS });
  const page = await fetch(`${origin}/en/booking`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(page.headers.get('cache-control')).toBe('no-store');
  for (const path of ['/api/property', '/uploads/casa.jpg']) expect(await statusOf(origin, path)).toBe(200);
  await after(4 * LONGEST_MS);
  expect(await statusOf(origin, '/api/property')).toBe(200);
});

test('where nobody gives up, a page is waited for', async () => {
  expect(await statusOf(await serve({}), '/')).toBe(200);
});

async function statusOf(origin: string, path: string): Promise<number> {
  return (await fetch(`${origin}${path}`)).status;
}
