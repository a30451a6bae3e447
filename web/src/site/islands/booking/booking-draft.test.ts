import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memory-storage.ts';
import { EMPTY_DRAFT, forgetDraft, keepDraft, readDraft } from './booking-draft.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createMemoryStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was typed is there again', () => {
  const draft = { ...EMPTY_DRAFT, startDate: '2027-07-03', note: 'Con un cane', linen: true };
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
});

test('nothing was kept', () => {
  expect(readDraft()).toBeUndefined();
});

test('what is forgotten does not come back', () => {
  keepDraft(EMPTY_DRAFT);
  forgetDraft();
  expect(readDraft()).toBeUndefined();
});

test.each(['{', '[]', '{"startDate":3}'])('%s is not taken for a draft', (text) => {
  sessionStorage.setItem('booking-draft', text);
  expect(readDraft()).toBeUndefined();
});
