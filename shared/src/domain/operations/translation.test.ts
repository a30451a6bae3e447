import { expect, it } from 'vitest';
import { isPublicTranslation, type StoredTranslation, stateOfTranslation } from './translation.ts';

it.each([
  [undefined, 'MISSING', false],
  [{ source: 'Il mare', state: 'SUGGESTED' }, 'SUGGESTED', false],
  [{ source: 'Il lago', state: 'SUGGESTED' }, 'SUGGESTED', false],
  [{ source: 'Il mare', state: 'CHECKED' }, 'CHECKED', true],
  [{ source: 'Il lago', state: 'CHECKED' }, 'OUTDATED', true],
] satisfies [StoredTranslation | undefined, string, boolean][])('%j is %s, public: %s', (stored, state, isPublic) => {
  expect(stateOfTranslation(stored, 'Il mare')).toBe(state);
  expect(isPublicTranslation(stateOfTranslation(stored, 'Il mare'))).toBe(isPublic);
});
