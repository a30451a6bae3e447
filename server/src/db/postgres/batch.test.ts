import { expect, test } from 'vitest';
import { nextBatch } from './batch.ts';

const rows = (count: number, length: number) => Array.from({ length: count }, () => ['x'.repeat(length)]);

test('many small rows come together, and few large ones', () => {
  let small = nextBatch();
  for (let times = 0; times < 5; times += 1) small = nextBatch(small, rows(small.rows, 10));
  expect(small.rows).toBe(1000);
  expect(nextBatch(small, rows(1000, 1_000_000 / 1000)).rows).toBe(499);
  expect(nextBatch({ rows: 50 }, rows(50, 100_000)).rows).toBe(4);
  expect(nextBatch({ rows: 4 }, rows(1, 2_000_000)).rows).toBe(1);
  expect(nextBatch({ rows: 50 }, [[Buffer.alloc(250_000)], [Buffer.alloc(250_000)]]).rows).toBe(1);
});
