import { randomFillSync } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { createReleasingFiles, release } from './release.ts';

test('bytes that are done with have no memory any more, but those that share it with others', () => {
  const whole = Buffer.allocUnsafeSlow(64 * 1024);
  const shared = Buffer.from(whole.buffer, 0, 1024);
  release(shared);
  expect(whole.buffer.byteLength).toBe(64 * 1024);
  release(whole);
  expect(whole.buffer.byteLength).toBe(0);
  expect(() => release(Buffer.alloc(0))).not.toThrow();
});

test('a chunk is given back once all that was cut of it is in the file, byte for byte, and one of which a part went elsewhere is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-release-'));
  const path = join(folder, 'file');
  const chunks = Array.from({ length: 40 }, () => Buffer.allocUnsafeSlow(10_000));
  for (const chunk of chunks) randomFillSync(chunk);
  const pieces = chunks.flatMap((chunk, at) => [chunk.subarray(at === 0 ? 500 : 0, 4000), chunk.subarray(4000)]);
  const expected = Buffer.concat(pieces);
  await pipeline(Readable.from(pieces), createWriteStream(path, { fs: createReleasingFiles() }));
  expect(expected.equals(await readFile(path))).toBe(true);
  expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([10_000, ...Array(39).fill(0)]);
  await rm(folder, { recursive: true });
});
