import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { type TarFile, writeTar } from '../../../testing/tar-files.ts';

/** Read without a limit, each would take minutes, or more memory than its thread has. */
const BOMB_BYTES = 10 * 2 ** 20;
const SHA256 = 'a'.repeat(64);

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeAll(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterAll(() => site.close());

afterEach(async () => {
  const { objects, records, aside } = site.backupFolder;
  const left = [objects, records, aside, join(site.uploads, '..', 'incoming')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  );
  expect(left).toEqual([]);
  expect(await owner.client.backup.list()).toEqual([]);
});

async function refuses(archive: Buffer, fault: RegExp): Promise<void> {
  const file = new Blob([new Uint8Array(archive)]);
  await expect(owner.client.backup.upload({ file })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(fault),
  });
}

const withManifest = (text: string): Promise<Buffer> =>
  writeTar([{ header: { name: 'manifest.json', type: 'file' }, bytes: Buffer.from(text) }]);

const fill = (piece: string, bytes = BOMB_BYTES): string => piece.repeat(Math.floor(bytes / piece.length));

function naming(paths: readonly string[]): string {
  const files = ['database.sqlite', ...paths].map((path) => ({ path, size: 0, sha256: SHA256 }));
  const createdAt = '2027-03-01T10:00:00.000Z';
  return JSON.stringify({ format: 1, appVersion: '1', schemaVersion: 1, createdAt, files });
}

it.each([
  ['lists in one another', fill('[')],
  ['objects in one another', fill('{"files":')],
  ['millions of empty files', `{"files":[${fill('{},')}{}]}`],
  ['millions of numbers', `{"files":[${fill('0,')}0]}`],
  ['millions of fields', `{${fill('"a":0,')}"b":0}`],
  [
    'wrong files',
    `{"format":1,"appVersion":"1","schemaVersion":1,"createdAt":"2027-03-01T10:00:00.000Z","files":[{},{}]}`,
  ],
])('a manifest of %s is refused', async (_, manifest) => {
  await refuses(await withManifest(manifest), /Il manifest dell'archivio non è valido/);
});

it('a manifest that goes on for ever in one text is refused', async () => {
  await refuses(await withManifest(`{"format":"${fill('\\"')}`), /non è leggibile/);
});

it('a manifest of more than it may have is refused before it is read', async () => {
  await refuses(await withManifest(fill(' ', 40 * 2 ** 20 + 1)), /troppo grande/);
});

it('three megabytes of folders in one another are refused', async () => {
  const deep = Array.from({ length: 6000 }, (_, at) => `uploads/${'a/'.repeat(240)}${at}`);
  await refuses(await withManifest(naming(deep)), /percorso non ammesso: «uploads\/a\/a/);
});

it('thirty thousand files in folders of their own are looked at, and refused', async () => {
  const wide = Array.from({ length: 30_000 }, (_, at) => `uploads/${at}/b/c/d/e/f/${at}.jpg`);
  await refuses(await withManifest(naming(wide)), /non conserva: «uploads\/0\/b/);
});

it('one file more than there may be is refused', async () => {
  const many = Array.from({ length: 100_000 }, (_, at) => `uploads/${at}`);
  await refuses(await withManifest(naming(many)), /non è valido/);
});

it('a file where another needs a folder is found, however far up', async () => {
  await refuses(await withManifest(naming(['uploads/a', 'uploads/a/b/c/d.jpg'])), /«uploads\/a» come file e come cart/);
});

it.each([
  ['a name that is too long for a path', `uploads/${'a'.repeat(600)}`, /un percorso non ammesso|in più/],
  ['a name of control characters', `uploads/${'\u0001'.repeat(200)}`, /percorso non ammesso/],
])('a file with %s is refused', async (_, name, fault) => {
  await refuses(await writeTar([manifestFile(), { header: { name, type: 'file' }, bytes: Buffer.alloc(0) }]), fault);
});

it('a header whose lengths would be looked for again and again is refused', async () => {
  const endless = paxHeader(Buffer.from(`${'\n'.repeat(65_000)}1 `));
  await refuses(await withRaw(...Array.from({ length: 40 }, () => endless)), /danneggiato/);
});

it('headers upon headers, with no file after them, are refused', async () => {
  const empty = paxHeader(Buffer.from('11 path=ab\n'));
  await refuses(await withRaw(empty, empty), /un'intestazione non ammessa/);
});

it('a header that is too long is refused', async () => {
  await refuses(await withRaw(paxHeader(Buffer.alloc(65 * 1024, 'x'))), /un'intestazione troppo lunga/);
});

function manifestFile(): TarFile {
  return { header: { name: 'manifest.json', type: 'file' }, bytes: Buffer.from(naming([])) };
}

/** After a manifest, blocks that no program writes. */
async function withRaw(...blocks: readonly Buffer[]): Promise<Buffer> {
  const good = await writeTar([manifestFile()]);
  return Buffer.concat([good.subarray(0, -1024), ...blocks, good.subarray(-1024)]);
}

function paxHeader(records: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write('PaxHeader', 0);
  header.write(`${records.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('x', 156);
  header.write('ustar\u000000', 257);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, records, Buffer.alloc((512 - (records.length % 512)) % 512)]);
}
