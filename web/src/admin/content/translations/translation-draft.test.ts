import type { Translation } from '@approdo/shared/contract/operations/translations';
import { expect, test } from 'vitest';
import { draftOf, readDraft, stateOf, type TranslatedField, type WrittenText } from './translation-draft.ts';

const title: TranslatedField = {
  field: 'title',
  format: 'line',
  max: 200,
  italian: 'La baia',
  source: 'La baia',
  text: 'The bay',
  state: 'CHECKED',
};
const missing: TranslatedField = { ...title, field: 'excerpt', source: null, text: null, state: 'MISSING' };
const saved: Translation = { fields: [title, missing], slug: 'the-bay', isPublished: false, version: 'v1' };

const write = (field: string, written: WrittenText, thing = saved) => {
  const draft = draftOf(thing);
  return readDraft({ ...draft, fields: { ...draft.fields, [field]: written } }, thing);
};

test('what nobody touched is not sent', () => {
  expect(readDraft(draftOf(saved), saved)).toEqual({ fields: {} });
});

test('what is typed is checked, what is copied is not', () => {
  expect(write('excerpt', { text: 'At dusk', isFine: true })).toEqual({
    fields: { excerpt: { text: 'At dusk', isChecked: true } },
  });
  expect(write('excerpt', { text: 'La baia', isFine: false })).toEqual({
    fields: { excerpt: { text: 'La baia', isChecked: false } },
  });
});

test('a text that is still right after its Italian changed is sent again as it is', () => {
  const outdated: Translation = { ...saved, fields: [{ ...title, state: 'OUTDATED' }] };
  expect(write('title', { text: 'The bay', isFine: true }, outdated)).toEqual({
    fields: { title: { text: 'The bay', isChecked: true } },
  });
});

test('what is emptied is deleted, and markup without words is empty', () => {
  expect(write('title', { text: ' ', isFine: true })).toEqual({ fields: { title: { text: null, isChecked: true } } });
  const content: TranslatedField = { ...title, field: 'content', format: 'html', text: '<p>Sea</p>' };
  const thing: Translation = { ...saved, fields: [content] };
  expect(write('content', { text: '<p></p>', isFine: true }, thing).fields).toEqual({
    content: { text: null, isChecked: true },
  });
  const map = '<div data-type="gallery" data-slug="la-casa"></div>';
  expect(write('content', { text: map, isFine: true }, thing).fields).toEqual({
    content: { text: map, isChecked: true },
  });
});

test('address and publication are sent where they change', () => {
  expect(readDraft({ ...draftOf(saved), slug: 'bay', isPublished: true }, saved)).toEqual({
    fields: {},
    slug: 'bay',
    isPublished: true,
  });
});

test.each([
  [missing, { text: '', isFine: true }, 'MISSING'],
  [missing, { text: 'La baia', isFine: false }, 'SUGGESTED'],
  [missing, { text: 'At dusk', isFine: true }, 'CHECKED'],
  [{ ...title, state: 'OUTDATED' } as const, { text: 'The bay', isFine: false }, 'OUTDATED'],
  [{ ...title, state: 'OUTDATED' } as const, { text: 'The bay', isFine: true }, 'CHECKED'],
  [title, { text: 'The bay', isFine: false }, 'CHECKED'],
])('%o with %o is then %s', (field, written, state) => {
  expect(stateOf(field, written)).toBe(state);
});
