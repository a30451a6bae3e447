import { expect, test } from 'vitest';
import { guideFields, newSection } from './guide-draft.ts';

const GUIDE = {
  sections: [{ id: newSection().id, title: 'La porta', content: '<p>Qui</p>', shown: 'AROUND' as const }],
  daysBefore: 7,
  daysAfter: 1,
  checkInFrom: '16:00',
  checkOutBy: null,
  version: 'v1',
};

test('what is not touched is sent as it came', () => {
  const { version: _, ...sent } = GUIDE;
  expect(guideFields.decode(guideFields.encode(GUIDE))).toEqual(sent);
});

test('an hour that is emptied is said by nobody any more', () => {
  expect(guideFields.decode({ ...guideFields.encode(GUIDE), checkInFrom: '' }).checkInFrom).toBeNull();
});

test('each new section has an id of its own', () => {
  expect(newSection().id).not.toBe(newSection().id);
});
