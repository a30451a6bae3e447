import { expect, test } from 'vitest';
import { firstPublishedAt } from './publication.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const EARLIER = '2026-01-01T00:00:00.000Z';

test.each([
  ['a new draft has none', null, false, null],
  ['a draft gets it when it is published', null, true, '2026-11-21T08:00:00.000Z'],
  ['it stays while published', EARLIER, true, EARLIER],
  ['it outlives a return to draft', EARLIER, false, EARLIER],
])('the first publication: %s', (_, previous, isPublished, expected) => {
  expect(firstPublishedAt(previous, isPublished, NOW)).toBe(expected);
});
