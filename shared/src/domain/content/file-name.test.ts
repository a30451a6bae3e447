import { expect, test } from 'vitest';
import { nameAs } from './file-name.ts';

test.each([
  ['IMG_1.heic', 'jpg', 'IMG_1.jpg'],
  ['IMG_1.JPG', 'jpg', 'IMG_1.JPG'],
  ['terrazza.jpeg', 'jpg', 'terrazza.jpeg'],
  ['vista.mare.png', 'png', 'vista.mare.png'],
  ['senza-nome', 'webp', 'senza-nome.webp'],
])('%s that has become %s is %s', (name, extension, named) => {
  expect(nameAs(name, extension)).toBe(named);
});
