import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { type PackedFile, packFiles } from './zip-stream.ts';

function fileOf(path: string, text: string): PackedFile {
  const bytes = Buffer.from(text);
  return { path, size: bytes.length, read: async () => bytes };
}

const FILES = [fileOf('INDICE.txt', 'due file'), fileOf('tabelle/caffè.csv', 'a;b\r\n'), fileOf('vuoto.txt', '')];

async function pack(files: readonly PackedFile[]): Promise<Buffer> {
  return Buffer.from(await buffer(packFiles(files).content));
}

test('an archive has its files in their order, and the size that was told before', async () => {
  const archive = await pack(FILES);
  expect(archive.length).toBe(packFiles(FILES).size);
  expect([...(await readZip(archive))].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['INDICE.txt', 'due file'],
    ['tabelle/caffè.csv', 'a;b\r\n'],
    ['vuoto.txt', ''],
  ]);
});

/** Packs a file in a process that lives in a zone. */
function packIn(zone: string): Buffer {
  const script = `
    import { buffer } from 'node:stream/consumers';
    import { packFiles } from '${new URL('./zip-stream.ts', import.meta.url).href}';
    const bytes = Buffer.from('due file');
    const { content } = packFiles([{ path: 'INDICE.txt', size: bytes.length, read: async () => bytes }]);
    process.stdout.write(Buffer.from(await buffer(content)));
  `;
  const env = { ...process.env, TZ: zone };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, stdio: 'pipe' });
}

test('the same files are the same bytes, in any zone', () => {
  const there = packIn('Pacific/Auckland');
  expect(there.length).toBeGreaterThan(100);
  expect(packIn('America/Los_Angeles').equals(there)).toBe(true);
});

test('a file is read when its turn comes, and one that is gone breaks the archive off', async () => {
  const read: string[] = [];
  const noted = (path: string): PackedFile => ({
    ...fileOf(path, path),
    read: async () => {
      read.push(path);
      return Buffer.from(path);
    },
  });
  const lost: PackedFile = { path: 'b', size: 1, read: () => Promise.reject(new Error('gone')) };
  await expect(pack([noted('a'), lost, noted('c')])).rejects.toThrow('gone');
  expect(read).toEqual(['a']);
});
