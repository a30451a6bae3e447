// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { focusField, focusNamed } from './focus-field.ts';

const screen = document.createElement('main');
const row = document.createElement('a');
beforeEach(() => {
  // jsdom has no layout, so there is nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  row.id = 'riga';
  row.href = '/';
  screen.replaceChildren(row);
  screen.toggleAttribute('data-settling', true);
  document.body.replaceChildren(screen);
});

const settle = () => screen.removeAttribute('data-settling');

test('what the address names has the focus, and once more when the screen that hid it has settled', async () => {
  focusNamed('riga');
  expect(document.activeElement).toBe(row);
  row.blur();
  settle();
  await expect.poll(() => document.activeElement).toBe(row);
});

test('whoever has left by then keeps the focus where it is', async () => {
  focusNamed('riga')();
  row.blur();
  settle();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test('a field takes the focus out of the folds that it stands in', () => {
  const fold = document.createElement('details');
  screen.append(fold);
  fold.append(row);
  focusField(row);
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(row);
});
