import { expect, test } from 'vitest';
import { ageOn } from './age-on.ts';

test.each([
  ['2026-03-12', '1973-03-13', 52],
  ['2026-03-13', '1973-03-13', 53],
  ['2026-02-28', '2012-02-29', 13],
  ['2026-03-01', '2012-02-29', 14],
  ['2028-02-29', '2012-02-29', 16],
])('on %s who is born on %s has %i years', (day, birth, age) => expect(ageOn(day, birth)).toBe(age));
