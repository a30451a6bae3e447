import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBucket } from '../../testing/bucket/start-bucket.ts';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { openBucket } from './open-bucket.ts';

// Each test starts its own server.
vi.setConfig({ testTimeout: 120_000 });

/** A store in a separate bucket for the test, and a folder. */
async function openStore({ nodes }: { readonly nodes: 1 | 3 }) {
  const scratch = mkdtempSync(join(tmpdir(), 'approdo-bucket-'));
  const running = await startBucket({ nodes });
  const bucket = await openBucket(running.place, running.keys);
  onTestFinished(async () => {
    bucket.close();
    await running.close();
    rmSync(scratch, { recursive: true });
  });
  return { scratch, running, store: createBucketStore({ bucket, prefix: 'here' }) };
}

async function readText(store: FileStore, name: string): Promise<string | undefined> {
  const file = await store.open(name);
  return file && (await text(file.content));
}

test('400 megabytes go to the bucket through less than half of it', async () => {
  const { store, scratch } = await openStore({ nodes: 1 });
  const path = join(scratch, 'sent');
  const piece = randomBytes(1_000_000);
  for (let times = 0; times < 400; times += 1) appendFileSync(path, piece);
  const peak = watchPeak();
  await store.put('uploads/sent.bin', path);
  expect(peak()).toBeLessThan(180_000_000);
  expect(await store.find('uploads/sent.bin')).toMatchObject({ size: 400_000_000 });
});

test('400 megabytes go there and back through less than half of it', async () => {
  const { store, scratch } = await openStore({ nodes: 1 });
  const path = join(scratch, 'large');
  writeFileSync(path, '');
  truncateSync(path, 400_000_000);
  const peak = watchPeak();
  await store.put('uploads/large.bin', path);
  const file = await store.open('uploads/large.bin');
  let read = 0;
  for await (const piece of file?.content ?? []) read += piece.length;
  expect(read).toBe(400_000_000);
  expect(peak()).toBeLessThan(180_000_000);
});

test('a node that dies costs not one of 120 calls', async () => {
  const { store, running } = await openStore({ nodes: 3 });
  for (let call = 0; call < 60; call += 1) {
    if (call === 20) running.killNode(1);
    await store.put(`uploads/${call}.txt`, Buffer.from(`file ${call}`));
    expect(await readText(store, `uploads/${Math.floor(call / 2)}.txt`)).toBe(`file ${Math.floor(call / 2)}`);
  }
});

/** Returns a function that gives the peak of buffer memory since the start, above the initial amount. */
function watchPeak(): () => number {
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const measure = () => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  };
  const timer = setInterval(measure, 5);
  return () => {
    clearInterval(timer);
    return most;
  };
}
