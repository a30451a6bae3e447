import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyBucket, startAnyBucket } from '../../testing/bucket/start-any-bucket.ts';
import { startCutter } from '../../testing/bucket/start-cutter.ts';
import { describeFileStore, listAll } from '../../testing/describe-file-store.ts';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { StoreAwayError } from './file-store.ts';
import type { MediaPlace } from './media-url.ts';
import { openBucket } from './open-bucket.ts';

let running: AnyBucket;
let scratch: string;
const opened: Awaited<ReturnType<typeof openBucket>>[] = [];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'approdo-bucket-'));
  running = await startAnyBucket({ holds: 60_000_000 });
}, 120_000);

afterAll(async () => {
  for (const bucket of opened) bucket.close();
  await running.close();
  rmSync(scratch, { recursive: true });
});

type Opening = { readonly prefix?: string; readonly place?: MediaPlace; readonly pageSize?: number };

async function openStore({ prefix = 'here', place = running.place, ...more }: Opening = {}): Promise<FileStore> {
  const bucket = await openBucket(place, running.keys);
  opened.push(bucket);
  return createBucketStore({ bucket, prefix, ...more });
}

async function readAll(store: FileStore, name: string): Promise<Buffer | undefined> {
  const file = await store.open(name);
  return file && (await buffer(file.content));
}

describeFileStore('a bucket', {
  open: async () => ({
    store: await openStore({ prefix: 'houses/tests', pageSize: 10 }),
    close: async () => undefined,
  }),
  pageSize: 10,
});

test('a bucket tells the hash of a file, and takes the file away from where it lay', async () => {
  const store = await openStore();
  const path = join(scratch, 'coming');
  writeFileSync(path, 'hello');
  await store.put('uploads/a.txt', path);
  expect(existsSync(path)).toBe(false);
  expect(await store.find('uploads/a.txt')).toMatchObject({
    sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  });
});

test('what is below one prefix is nothing to another', async () => {
  const [one, other] = [await openStore({ prefix: 'one' }), await openStore({ prefix: 'one-other' })];
  await one.put('uploads/a.txt', Buffer.from('of one'));
  expect(await other.find('uploads/a.txt')).toBeUndefined();
  expect(await listAll(other, 'uploads/')).toEqual([]);
  await other.remove('uploads/a.txt');
  expect(String(await readAll(one, 'uploads/a.txt'))).toBe('of one');
});

test('a file that the bucket has no room for is refused as by a full disk, and the one before it stays', async () => {
  const store = await openStore();
  await store.put('uploads/full.bin', Buffer.from('before'));
  await expect(store.put('uploads/full.bin', Buffer.alloc(61_000_000))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(String(await readAll(store, 'uploads/full.bin'))).toBe('before');
});

test('a bucket that nobody answers for is away, whatever is asked', async () => {
  const store = await openStore({ place: { ...running.place, endpoint: 'http://127.0.0.1:9' } });
  const calls = [
    () => store.put('a.txt', Buffer.from('x')),
    () => store.open('a.txt'),
    () => store.find('a.txt'),
    () => store.remove('a.txt'),
    () => listAll(store, 'uploads/'),
  ];
  await Promise.all(calls.map((call) => expect(call()).rejects.toThrow(StoreAwayError)));
});

test('a bucket of another name is a fault and no missing file', async () => {
  const store = await openStore({ place: { ...running.place, bucket: 'not-ours' } });
  await expect(store.open('a.txt')).rejects.toThrow('NoSuchBucket');
});

test('a file whose bytes are cut off on their way is read on from there, as long as there is a bucket', async () => {
  const cutter = await startCutter(running.place.endpoint);
  try {
    const store = await openStore({ place: { ...running.place, endpoint: cutter.endpoint } });
    const bytes = randomBytes(3_000_000);
    await store.put('uploads/cut.bin', bytes);
    cutter.cut(2);
    expect((await readAll(store, 'uploads/cut.bin'))?.equals(bytes)).toBe(true);
    await store.put('uploads/left.bin', Buffer.alloc(20_000_000));
    const left = await store.open('uploads/left.bin');
    cutter.close();
    await expect(buffer(left?.content ?? Readable.from([]))).rejects.toThrow(StoreAwayError);
  } finally {
    cutter.close();
  }
});

test('a file that comes to the bucket otherwise than it left is not kept', async () => {
  const bucket = await openBucket(running.place, running.keys);
  opened.push(bucket);
  const sha256 = createHash('sha256').update('what is meant').digest('hex');
  const body = { size: 13, sha256, open: () => Readable.from([Buffer.from('what is ment!')]) };
  await expect(bucket.put('here/uploads/changed.txt', body)).rejects.toThrow();
  expect(await (await openStore()).find('uploads/changed.txt')).toBeUndefined();
});
