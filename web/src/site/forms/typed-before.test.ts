// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readTyped } from './typed-before.ts';

const FORM = `
  <input name="guestName" value="">
  <input name="guests" value="1">
  <textarea name="note"></textarea>
  <input type="checkbox" name="linen">
  <input type="checkbox" name="news" checked>
  <select name="language"><option value="it">Italiano</option><option value="de" selected>Deutsch</option></select>
  <select name="foundBy"><option value="">–</option><option value="search">Suche</option></select>
`;

function open(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = FORM;
  return root;
}

test('of a form that nobody has touched nothing counts as typed, whatever stands in it at first', () => {
  expect(readTyped(open())).toEqual({});
});

test('what was typed, ticked or chosen is read, and so is what was chosen away from', () => {
  const root = open();
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type]), textarea')) {
    field.value = `${field.value}2`;
  }
  for (const box of root.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = !box.checked;
  const [language, foundBy] = root.querySelectorAll('select');
  if (language) language.value = 'it';
  if (foundBy) foundBy.value = 'search';

  expect(readTyped(root)).toEqual({
    guestName: '2',
    guests: '12',
    note: '2',
    linen: true,
    news: false,
    language: 'it',
    foundBy: 'search',
  });
});
