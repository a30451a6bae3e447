// @vitest-environment jsdom
import type { Language } from '@approdo/shared/domain/base/language/language';
import { afterEach, expect, test, vi } from 'vitest';
import { enter, fieldOf, leaveAdmin, see, showAdmin } from '../../../testing/show-admin.tsx';
import { EDIT_FORM } from '../../stays/stays/texts.ts';
import { GuestLanguageField } from './guest-language-field.tsx';

afterEach(leaveAdmin);

async function show(offered: readonly Language[], current: Language = 'it', chosen: Language | '' = '') {
  const onChoose = vi.fn();
  await showAdmin(<GuestLanguageField current={current} chosen={chosen} error={undefined} onChoose={onChoose} />, {
    'GET /languages': ['it', ...offered].map((language) => ({ language })),
  });
  return onChoose;
}

const choices = () => [...document.querySelectorAll('option')].map(({ value }) => value);

test('where there is no choice nothing is asked', async () => {
  await show([]);
  expect(document.querySelector('select')).toBeNull();
});

test('another language is chosen, and choosing what it is now chooses nothing', async () => {
  const onChoose = await show(['de', 'en']);
  await see(EDIT_FORM.language);
  expect(choices().toSorted()).toEqual(['de', 'en', 'it']);
  await enter(EDIT_FORM.language, 'de');
  expect(onChoose).toHaveBeenLastCalledWith('de');
  await leaveAdmin();
  const back = await show(['de', 'en'], 'it', 'de');
  await see(EDIT_FORM.language);
  expect(fieldOf(EDIT_FORM.language).value).toBe('de');
  await enter(EDIT_FORM.language, 'it');
  expect(back).toHaveBeenLastCalledWith('');
});

test('a language that is no longer offered stays the choice of a guest who has it', async () => {
  await show([], 'fr');
  await see(EDIT_FORM.language);
  expect(fieldOf(EDIT_FORM.language).value).toBe('fr');
  expect(choices().toSorted()).toEqual(['fr', 'it']);
});
