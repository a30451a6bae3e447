import { expect, it } from 'vitest';
import { createReadCache } from './read-cache.ts';

/** Reads that the test resolves, each with its own number. */
function createReads() {
  const ends: ((number: number) => void)[] = [];
  return { ends, read: () => new Promise<number>((resolve) => ends.push(resolve)) };
}

it('what is read once is told until it is dropped, and what many ask for at once is read once', async () => {
  const cache = createReadCache<number>({ mayCache: () => true, max: 5 });
  const { ends, read } = createReads();
  const results = [cache.get('a', read), cache.get('a', read)];
  ends[0]?.(1);
  expect(await Promise.all(results)).toEqual([1, 1]);
  expect(await cache.get('a', read)).toBe(1);
  cache.drop();
  const anew = cache.get('a', read);
  ends[1]?.(2);
  expect(await anew).toBe(2);
});

it('what was on its way when something changed is told to those alone who had asked', async () => {
  const cache = createReadCache<number>({ mayCache: () => true, max: 5 });
  const { ends, read } = createReads();
  const before = cache.get('a', read);
  cache.drop();
  const after = cache.get('a', read);
  ends[1]?.(2);
  ends[0]?.(1);
  expect(await before).toBe(1);
  expect(await after).toBe(2);
  expect(await cache.get('a', read)).toBe(2);
});

it('what could not be read is read again', async () => {
  const cache = createReadCache<number>({ mayCache: () => true, max: 5 });
  await expect(cache.get('a', async () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await cache.get('a', async () => 3)).toBe(3);
});

it('nothing is kept while nobody would tell of a change, and never more than so many', async () => {
  let isHeard = false;
  let reads = 0;
  const cache = createReadCache<number>({ mayCache: () => isHeard, max: 2 });
  const get = (key: string) => cache.get(key, async () => (reads += 1));
  await get('a');
  await get('a');
  expect(reads).toBe(2);
  isHeard = true;
  for (const key of ['a', 'b', 'c', 'c', 'b']) await get(key);
  expect(reads).toBe(5);
  await get('a');
  expect(reads).toBe(6);
});
