import { expect, it } from 'vitest';
import { createFacts } from './kept-facts.ts';

/** Reads that the test resolves, each with its own number. */
function createReads() {
  const ends: ((number: number) => void)[] = [];
  return { ends, read: () => new Promise<number>((resolve) => ends.push(resolve)) };
}

it('what is read once is told until it is dropped, and what many ask for at once is read once', async () => {
  const facts = createFacts<number>({ mayKeep: () => true, most: 5 });
  const { ends, read } = createReads();
  const asked = [facts.get('a', read), facts.get('a', read)];
  ends[0]?.(1);
  expect(await Promise.all(asked)).toEqual([1, 1]);
  expect(await facts.get('a', read)).toBe(1);
  facts.drop();
  const anew = facts.get('a', read);
  ends[1]?.(2);
  expect(await anew).toBe(2);
});

it('what was on its way when something changed is told to those alone who had asked', async () => {
  const facts = createFacts<number>({ mayKeep: () => true, most: 5 });
  const { ends, read } = createReads();
  const before = facts.get('a', read);
  facts.drop();
  const after = facts.get('a', read);
  ends[1]?.(2);
  ends[0]?.(1);
  expect(await before).toBe(1);
  expect(await after).toBe(2);
  expect(await facts.get('a', read)).toBe(2);
});

it('what could not be read is read again', async () => {
  const facts = createFacts<number>({ mayKeep: () => true, most: 5 });
  await expect(facts.get('a', async () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await facts.get('a', async () => 3)).toBe(3);
});

it('nothing is kept while nobody would tell of a change, and never more than so many', async () => {
  let isHeard = false;
  let reads = 0;
  const facts = createFacts<number>({ mayKeep: () => isHeard, most: 2 });
  const get = (key: string) => facts.get(key, async () => (reads += 1));
  await get('a');
  await get('a');
  expect(reads).toBe(2);
  isHeard = true;
  for (const key of ['a', 'b', 'c', 'c', 'b']) await get(key);
  expect(reads).toBe(5);
  await get('a');
  expect(reads).toBe(6);
});
