import { expect, it } from 'vitest';
import { isPublicTranslation, type KeptTranslation, stateOfTranslation } from './translation.ts';

it.each([
  [undefined, 'MISSING', false],
  [{ source: 'Il mare', state: 'SUGGESTED' }, 'SUGGESTED', false],
  [{ source: 'Il lago', state: 'SUGGESTED' }, 'SUGGESTED', false],
  [{ source: 'Il mare', state: 'CHECKED' }, 'CHECKED', true],
  [{ source: 'Il lago', state: 'CHECKED' }, 'OUTDATED', true],
] satisfies [KeptTranslation | undefined, string, boolean][])('%j is %s, public: %s', (kept, state, isPublic) => {
  expect(stateOfTranslation(kept, 'Il mare')).toBe(state);
  expect(isPublicTranslation(stateOfTranslation(kept, 'Il mare'))).toBe(isPublic);
});
