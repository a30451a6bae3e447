import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApe, anId3, anMp3, anMp4 } from '../testing/media-files.ts';
import { readAudio, readVideo } from './sniff-media.ts';

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'approdo-media-'));
  path = join(folder, 'file');
});
afterAll(() => rm(folder, { recursive: true }));

/** A frame of layer III at 128 kbit/s and 44.1 kHz. */
const SECONDS_OF_FRAME = 1152 / 44_100;

const padding = fc.oneof(
  fc.integer({ min: 0, max: 200_000 }).map((bytes) => Buffer.alloc(bytes)),
  fc.integer({ min: 0, max: 20_000 }).map((bytes) => Buffer.alloc(bytes, 'x')),
  fc.integer({ min: 0, max: 200_000 }).map(anId3),
  fc.integer({ min: 0, max: 200_000 }).map((bytes) => anApe(bytes)),
  fc.constant(Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)])),
);

test('a sound lasts as long as its frames do, whatever stands around them', async () => {
  const part = fc.tuple(padding, fc.integer({ min: 4, max: 200 }), padding);
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 2 }), async (parts) => {
      await writeFile(path, Buffer.concat(parts.flatMap(([before, frames, after]) => [before, anMp3(frames), after])));
      const frames = parts.reduce((sum, [, count]) => sum + count, 0);
      expect(await readAudio(path)).toBeCloseTo(frames * SECONDS_OF_FRAME, 6);
    }),
    { numRuns: 30 },
  );
});

const MOSTLY = 4_000_000;

test.each([
  ['zeros', Buffer.alloc(MOSTLY)],
  ['what is no sound', Buffer.alloc(MOSTLY, 'x')],
  ['the heads of frames', Buffer.alloc(MOSTLY, Buffer.from('fffb9064fffb', 'hex'))],
  ['tags within each other', Buffer.alloc(MOSTLY, anId3(0))],
  ['a tag that is longer than the file', anId3(2 ** 27).subarray(0, 1000)],
])('a file of %s is none, and soon known to be', async (_, bytes) => {
  await writeFile(path, bytes);
  expect(await readAudio(path)).toBeUndefined();
});

test.each([
  ['the kind alone', anMp4().subarray(0, 28)],
  [
    'boxes without end',
    Buffer.concat([anMp4().subarray(0, 28), Buffer.alloc(MOSTLY, Buffer.from('\0\0\0\x08free', 'latin1'))]),
  ],
  ['a film whose index is cut', anMp4().subarray(0, -40)],
])('a film of %s is unreadable', async (_, bytes) => {
  await writeFile(path, bytes);
  expect(await readVideo(path)).toBe('unreadable');
});
