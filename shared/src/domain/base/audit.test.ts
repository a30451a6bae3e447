import { expect, it } from 'vitest';
import { AUDIT_ACTION_WORDS, AUDIT_ACTIONS, AUDIT_OBJECT_WORDS, firstRetainedAudit } from './audit.ts';

it('is kept for five years, also from a day that only leap years have', () => {
  expect(firstRetainedAudit(new Date('2031-03-01T10:00:00Z')).toISOString()).toBe('2026-03-01T10:00:00.000Z');
  expect(firstRetainedAudit(new Date('2028-02-29T10:00:00Z')).toISOString()).toBe('2023-03-01T10:00:00.000Z');
});

it('has a word of its own for each action and object', () => {
  for (const words of [Object.values(AUDIT_ACTION_WORDS), Object.values(AUDIT_OBJECT_WORDS)]) {
    expect(new Set(words).size).toBe(words.length);
  }
  expect(AUDIT_ACTIONS).toHaveLength(36);
});
