import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWhatIsMissing } from './older-browsers.ts';

const LATER = [
  [Promise, 'withResolvers'],
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [AbortSignal, 'any'],
  [URL, 'canParse'],
] as const;

const own = LATER.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name));

beforeAll(() => {
  for (const [of, name] of LATER) Reflect.deleteProperty(of, name);
  addWhatIsMissing();
});

afterAll(() => {
  for (const [index, [of, name]] of LATER.entries()) Object.defineProperty(of, name, own[index] ?? {});
});

test('a promise is settled from outside, either way', async () => {
  const [good, bad] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  good.resolve(3);
  bad.reject(new Error('no'));
  await expect(good.promise).resolves.toBe(3);
  await expect(bad.promise).rejects.toThrow('no');
});

test('things are grouped by key, in the order in which they come, with their places', () => {
  const byParity = (number: number, index: number) => (index === 4 ? 'last' : ['even', 'odd'][number % 2]);
  const numbers = new Set([3, 8, 5, 2, 9]);
  expect([...Map.groupBy(numbers, byParity)]).toEqual([
    ['odd', [3, 5]],
    ['even', [8, 2]],
    ['last', [9]],
  ]);
  const groups = Object.groupBy([3, 8], (number) => (number > 5 ? 'toString' : 'few'));
  expect({ ...groups }).toEqual({ few: [3], toString: [8] });
  expect('valueOf' in groups).toBe(false);
  expect([...Map.groupBy([], String)]).toEqual([]);
});

test('several signals are one, which takes the reason of the first', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort('line lost');
  one.abort('called off');
  expect([any.aborted, any.reason]).toEqual([true, 'line lost']);
  expect(AbortSignal.any([one.signal]).reason).toBe('called off');
  expect(AbortSignal.any([]).aborted).toBe(false);
});

test.each([
  ['https://casa.example/x', undefined, true],
  ['/x', 'https://casa.example', true],
  ['/x', undefined, false],
  ['', undefined, false],
  ['https://', undefined, false],
])('%j below %j is an address: %s', (address, base, isOne) => {
  expect(URL.canParse(address, base)).toBe(isOne);
});
