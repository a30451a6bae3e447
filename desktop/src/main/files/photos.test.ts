import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { PhotoAnswer } from '../../photo/photo-messages.ts';
import type { UtilityProcess } from '../electron-surface.ts';
import { createPhotos } from './photos.ts';

/** A process that answers and ends when the test says so. */
function standIn() {
  const events = new EventEmitter();
  const child: UtilityProcess = {
    postMessage: () => undefined,
    kill: () => true,
    on: (event: string, listener: (answer: PhotoAnswer) => void) => events.on(event, listener),
  };
  return {
    child,
    answer: (id: number) =>
      events.emit('message', { id, result: { extension: 'webp', type: 'image/webp', bytes: new Uint8Array(1) } }),
    exit: () => events.emit('exit'),
  };
}

function createTwo() {
  const [first, second] = [standIn(), standIn()];
  const left = [first.child, second.child];
  const photos = createPhotos({
    fork: () => {
      const child = left.shift();
      if (!child) throw new Error('a third process');
      return child;
    },
    processFile: 'photo-process.js',
  });
  return { photos, first, second };
}

const BYTES = new Uint8Array(1);

test('a process that was let go and is slow to end leaves the photo alone that another has begun', async () => {
  const { photos, first, second } = createTwo();
  const one = photos.prepare({ id: 1, name: 'una.jpg' }, BYTES);
  first.answer(1);
  expect(await one).toMatchObject({ ok: true });
  const two = photos.prepare({ id: 2, name: 'due.jpg' }, BYTES);
  first.exit();
  second.answer(2);
  expect(await two).toMatchObject({ ok: true, value: { name: 'due.webp' } });
});

test('one that breaks takes along what it had in work, and what waits is begun in another', async () => {
  const { photos, first, second } = createTwo();
  const [one, two, three] = [1, 2, 3].map((id) => photos.prepare({ id, name: `${id}.jpg` }, BYTES));
  first.exit();
  for (const broken of [one, two])
    expect(await broken).toMatchObject({ ok: false, problem: { error: 'La foto non è stata preparata. Riprova.' } });
  second.answer(3);
  expect(await three).toMatchObject({ ok: true });
});
