import { expect, it } from 'vitest';
import { runForTenant } from './current-tenant.ts';
import { createTenantQueue, OverloadedError } from './tenant-queue.ts';

/** A queue that records the order in which work is done. */
function createRecordingQueue(maxWaiting = 100) {
  const enqueue = createTenantQueue({ maxWaiting });
  const done: string[] = [];
  const bring = (tenant: string, ...pieces: readonly string[]) =>
    Promise.all(
      pieces.map((piece) =>
        runForTenant(tenant, () =>
          enqueue(async () => {
            await Promise.resolve();
            done.push(piece);
            return piece;
          }),
        ),
      ),
    );
  return { enqueue, bring, done };
}

it('a house that brings little waits for one piece of each other house, and each keeps its own order', async () => {
  const { bring, done } = createRecordingQueue();
  await Promise.all([bring('a', 'a1', 'a2', 'a3'), bring('b', 'b1', 'b2'), bring('c', 'c1')]);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('who comes while a house is at work is before what else it has brought', async () => {
  const { enqueue, bring, done } = createRecordingQueue();
  let end = () => {};
  const first = runForTenant('a', () => enqueue(() => new Promise<void>((resolve) => (end = resolve))));
  const more = bring('a', 'a2', 'a3');
  const other = bring('b', 'b1');
  end();
  await Promise.all([first, more, other]);
  expect(done).toEqual(['b1', 'a2', 'a3']);
});

it('work that fails tells whoever brought it, and the next goes on', async () => {
  const { enqueue, bring } = createRecordingQueue();
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await bring('', 'next')).toEqual(['next']);
});

it('a house that brings too much is refused, and no other', async () => {
  const { bring } = createRecordingQueue(2);
  const held = bring('a', 'a1', 'a2', 'a3');
  await expect(bring('a', 'a4')).rejects.toBeInstanceOf(OverloadedError);
  expect(await bring('b', 'b1')).toEqual(['b1']);
  await held;
});
