import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBucket, startBucket } from '../../testing/bucket/start-bucket.ts';
import { startCutter } from '../../testing/bucket/start-cutter.ts';
import { describeFileStore, listAll } from '../../testing/describe-file-store.ts';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { StoreAwayError } from './file-store.ts';
import type { MediaPlace } from './media-url.ts';
import { openBucket } from './open-bucket.ts';

let running: RunningBucket;
let scratch: string;
const opened: Awaited<ReturnType<typeof openBucket>>[] = [];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'approdo-bucket-'));
  running = await startBucket({ holds: 60_000_000 });
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
  await store.keep('uploads/a.txt', path);
  expect(existsSync(path)).toBe(false);
  expect(await store.find('uploads/a.txt')).toMatchObject({
    sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  });
});

test('what is below one prefix is nothing to another', async () => {
  const [one, other] = [await openStore({ prefix: 'one' }), await openStore({ prefix: 'one-other' })];
  await one.keep('uploads/a.txt', Buffer.from('of one'));
  expect(await other.find('uploads/a.txt')).toBeUndefined();
  expect(await listAll(other, 'uploads/')).toEqual([]);
  await other.remove('uploads/a.txt');
  expect(String(await readAll(one, 'uploads/a.txt'))).toBe('of one');
});

test('a file that the bucket has no room for is refused as by a full disk, and the one before it stays', async () => {
  const store = await openStore();
  await store.keep('uploads/full.bin', Buffer.from('before'));
  await expect(store.keep('uploads/full.bin', Buffer.alloc(61_000_000))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(String(await readAll(store, 'uploads/full.bin'))).toBe('before');
});

test('a bucket that nobody answers for is away, whatever is asked', async () => {
  const store = await openStore({ place: { ...running.place, endpoint: 'http://127.0.0.1:9' } });
  const asked = [
    () => store.keep('a.txt', Buffer.from('x')),
    () => store.open('a.txt'),
    () => store.find('a.txt'),
    () => store.remove('a.txt'),
    () => listAll(store, 'uploads/'),
  ];
  await Promise.all(asked.map((ask) => expect(ask()).rejects.toThrow(StoreAwayError)));
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
    await store.keep('uploads/cut.bin', bytes);
    cutter.cut(2);
    expect((await readAll(store, 'uploads/cut.bin'))?.equals(bytes)).toBe(true);
    await store.keep('uploads/left.bin', Buffer.alloc(20_000_000));
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

test('400 megabytes go to the bucket through less than half of it', async () => {
  const large = await startBucket();
  try {
    const store = await openStore({ place: large.place });
    const path = join(scratch, 'sent');
    const piece = randomBytes(1_000_000);
    for (let times = 0; times < 400; times += 1) appendFileSync(path, piece);
    const peak = watchPeak();
    await store.keep('uploads/sent.bin', path);
    expect(peak()).toBeLessThan(180_000_000);
    expect(await store.find('uploads/sent.bin')).toMatchObject({ size: 400_000_000 });
  } finally {
    await large.close();
  }
}, 120_000);

test('400 megabytes go there and back through less than half of it', async () => {
  const large = await startBucket();
  try {
    const store = await openStore({ place: large.place });
    const path = join(scratch, 'large');
    writeFileSync(path, '');
    truncateSync(path, 400_000_000);
    const peak = watchPeak();
    await store.keep('uploads/large.bin', path);
    const file = await store.open('uploads/large.bin');
    let read = 0;
    for await (const piece of file?.content ?? []) read += piece.length;
    expect(read).toBe(400_000_000);
    expect(peak()).toBeLessThan(180_000_000);
  } finally {
    await large.close();
  }
}, 120_000);

test('a node that dies costs not one of 120 calls', async () => {
  const dying = await startBucket({ nodes: 3 });
  try {
    const store = await openStore({ place: dying.place });
    for (let call = 0; call < 60; call += 1) {
      if (call === 20) dying.killNode(1);
      await store.keep(`uploads/${call}.txt`, Buffer.from(`file ${call}`));
      expect(String(await readAll(store, `uploads/${Math.floor(call / 2)}.txt`))).toBe(`file ${Math.floor(call / 2)}`);
    }
  } finally {
    await dying.close();
  }
}, 120_000);

/** The most that buffers took since, beyond what they did at the beginning. */
function watchPeak(): () => number {
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  };
  const timer = setInterval(look, 5);
  return () => {
    clearInterval(timer);
    return most;
  };
}
