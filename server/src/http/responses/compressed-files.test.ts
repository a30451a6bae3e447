import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../shell/listen.ts';
import { preferCompressed } from './compressed-files.ts';

const SCRIPT = 'console.log("limoni");';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-files-'));
  writeFileSync(join(folder, 'site.js'), SCRIPT);
  writeFileSync(join(folder, 'site.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'site.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'font.woff2'), 'font');
  server = createServer(express().use('/assets', preferCompressed(folder), express.static(folder)));
  origin = await listen(server, { host: '127.0.0.1', port: 0 });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that takes %s gets the script as %s', async (accepted, encoding) => {
  const answer = await fetch(`${origin}/assets/site.js`, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(await answer.text()).toBe(SCRIPT);
});

it('a file that has no compressed one beside it goes out as it is', async () => {
  const answer = await fetch(`${origin}/assets/font.woff2`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('font');
});
