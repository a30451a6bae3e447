import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../testing/start-stand-in.ts';
import { createAppProtocol } from './app-protocol.ts';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
});

afterEach(() => remove());

async function ask(address: string, init?: RequestInit): Promise<Response> {
  return answer(new Request(address, init));
}

async function answer(request: Request): Promise<Response> {
  const handler = await createAppProtocol({
    rendererFolder: join(folder, 'renderer'),
    sites: { current: () => undefined },
    session: { findSessionOf: async () => undefined, end: async () => undefined },
    fetch: () => Promise.reject(new Error('nothing is fetched for a file')),
    isOnline: () => true,
  });
  return handler(request);
}

test.each(['app://approdo/', 'app://approdo/bookings', 'app://approdo/blog/new?draft=1', 'app://approdo/index.html'])(
  '%s is the page, under its policy',
  async (address) => {
    const served = await ask(address);
    expect(served.status).toBe(200);
    expect(await served.text()).toContain('<title>Approdo</title>');
    expect(served.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = served.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a file of the build comes with its type', async () => {
  const served = await ask('app://approdo/assets/main.js');
  expect(await served.text()).toBe('export {};');
  expect(served.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test.each([
  'app://approdo/../secret.txt',
  'app://approdo/%2e%2e/secret.txt',
  'app://approdo/assets/..%2f..%2fsecret.txt',
  'app://approdo/assets/..%5c..%5csecret.txt',
  'app://approdo/%252e%252e%252fsecret.txt',
  'app://approdo/..%2fsecret.txt%00.html',
  'app://approdo//etc/passwd.txt',
  'app://approdo/%2fetc%2fpasswd.txt',
  'app://approdo/C:%5cwindows%5cwin.ini',
  'app://approdo/%zz',
  'app://approdo/assets/gone.js',
  'app://approdo/favicon.ico',
])('%s leads to no file', async (address) => {
  const served = await ask(address);
  expect(served.status).toBe(404);
  expect(await served.json()).toEqual({ error: 'Non trovato.' });
});

test('a symbolic link in the folder is no file of the build', async () => {
  await symlink(join(folder, 'secret.txt'), join(folder, 'renderer', 'linked.txt'));
  await symlink(folder, join(folder, 'renderer', 'linked'));
  expect((await ask('app://approdo/linked.txt')).status).toBe(404);
  expect((await ask('app://approdo/linked/secret.txt')).status).toBe(404);
});

test.each([
  'app://elsewhere/',
  'app://approdo.evil.it/',
  'app://approdo:81/',
  'app://ada@approdo/',
  'https://approdo/',
  'file:///etc/passwd',
])('%s is not the app', async (address) => {
  // A Request rejects an address with a user name in it; Electron might not.
  const request = Object.defineProperty(new Request('app://approdo/'), 'url', { value: address });
  expect((await answer(request)).status).toBe(404);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s finds no page', async (method) => {
  expect((await ask('app://approdo/bookings', { method })).status).toBe(405);
});
