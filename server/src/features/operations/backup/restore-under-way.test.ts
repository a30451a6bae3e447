import { readdirSync, readFileSync } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockBackups, openDataDir } from '../../../data-dir/data-dir.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';

// Each starts whole sites, one after another.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const AWAY = 'Il sito torna tra pochi secondi. Riprova.';

let site: DataDirSite;
let token: string;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
let backupId: string;
beforeEach(async () => {
  site = await startDataDirSite();
  ({ token, client } = await site.signIn());
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  backupId = backup?.id ?? '';
});
afterEach(() => site.close());

const restore = (password = owner.password) => client.backup.restore({ params: { id: backupId }, body: { password } });

type Begun = { readonly request: ClientRequest; readonly answer: Promise<IncomingMessage> };

/** Sends headers, and enough of a body for the server to begin. */
async function begin(method: string, path: string, headers: Record<string, string>, part: Buffer): Promise<Begun> {
  const request = httpRequest(`${site.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  answer.catch(() => undefined);
  await new Promise((resolve) => request.write(part, resolve));
  return { request, answer };
}

it('a request whose body is still coming is told to come back', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '100' };
  const { request, answer } = await begin('PUT', '/api/property', headers, Buffer.from('{"name":'));
  await restore();
  const response = await answer;
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(await text(response))).toEqual({ error: AWAY, code: 'SITE_AWAY' });
  request.destroy();
});

it('no request is answered 500, whatever is asked while the site is moved', async () => {
  const statuses = new Set<number>();
  let isOver = false;
  const ask = async (path: string) => {
    while (!isOver) {
      const response = await fetch(`${site.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
      statuses.add(response.status);
      if (response.status >= 500) expect(response.headers.get('retry-after')).toBe('2');
      await response.arrayBuffer();
    }
  };
  const paths = ['/api/backup', '/api/backup/status', '/api/backup/settings', '/api/auth/me', '/api/property', '/blog'];
  const responses = paths.map((path) => ask(path));
  await restore().finally(() => {
    isOver = true;
  });
  await Promise.all(responses);
  expect([...statuses].filter((status) => ![200, 401, 404, 409, 503].includes(status))).toEqual([]);
});

it('an archive that is on its way in goes on, and leaves nothing behind', async () => {
  const archive = await client.backup.download({ params: { id: backupId } });
  const bytes = Buffer.from(await archive.arrayBuffer());
  const half = bytes.length / 2;
  const headers = { 'content-type': 'application/x-tar', 'content-length': String(bytes.length) };
  const { request, answer } = await begin('POST', '/api/backup/upload', headers, bytes.subarray(0, half));
  await expect.poll(() => readdirSync(join(site.dataDir, 'incoming'))).toHaveLength(1);
  await restore();
  request.end(bytes.subarray(half));
  expect((await answer).statusCode).toBe(201);
  ({ client } = await site.signIn());
  expect((await client.backup.list()).map(({ kind }) => kind)).toContain('uploaded');
  expect(readdirSync(join(site.dataDir, 'incoming'))).toEqual([]);
});

it('a restore succeeds while pictures are being made', async () => {
  const pixels = Buffer.alloc(1600 * 1200 * 3).map((_, index) => (index * 31 + (index >> 9)) % 251);
  const picture = await sharp(pixels, { raw: { width: 1600, height: 1200, channels: 3 } })
    .jpeg()
    .toBuffer();
  await client.media.add({ file: new File([new Uint8Array(picture)], 'a.jpg'), body: {} });
  await restore();
  const current = readFileSync(join(site.dataDir, 'current'), 'utf8').trim();
  expect(readdirSync(join(site.dataDir, 'generations'))).toEqual([current]);
});

it('while something else runs no password is asked for, and no guess is counted', async () => {
  const held = lockBackups(openDataDir(site.dataDir));
  for (let attempt = 0; attempt < 12; attempt += 1)
    await expect(restore('sbagliata')).rejects.toMatchObject({ status: 409 });
  held?.release();
  await expect(restore()).resolves.toBeDefined();
});
