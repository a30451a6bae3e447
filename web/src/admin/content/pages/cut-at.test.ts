import { expect, test } from 'vitest';
import { cutAt } from './page-form.tsx';

test.each([
  ['Come arrivare', 20, 'Come arrivare'],
  ['Come  arrivare\nalla casa', 30, 'Come arrivare alla casa'],
  ['Come arrivare, con il traghetto', 15, 'Come arrivare …'],
  ['Supercalifragilistico', 5, 'Super …'],
])('%s in %i characters', (text, length, expected) => {
  expect(cutAt(text, length)).toBe(expected);
});
