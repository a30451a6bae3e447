import { expect, test } from 'vitest';
import { logoName, parseLogoName } from './logo.ts';

const key = '0123456789abcdef0123456789abcdef';

test.each(['svg', 'png', 'webp'])('the name of a logo as %s gives back what it was made of', (extension) => {
  const logo = { key, width: 2000, height: 1, extension };
  expect(logoName(logo)).toBe(`logo-${key}-2000x1.${extension}`);
  expect(parseLogoName(logoName(logo))).toEqual(logo);
});

test.each([
  `${key}.png`,
  `avatar-${key}.jpg`,
  'logo-casa.svg',
  `logo-${key}-0x10.svg`,
  `logo-${key}-10x010.svg`,
  `logo-${key}-10000x10.svg`,
  `logo-${key}-10x10.gif`,
  `logo-${key}-10x10.SVG`,
  `logo-${key}-10x10.svg.js`,
  `logo-${key}-10x10.svg\n`,
  `LOGO-${key}-10x10.svg`,
  `/logo-${key}-10x10.svg`,
  `logo-${key.slice(1)}-10x10.svg`,
])('%j is the name of no logo', (name) => {
  expect(parseLogoName(name)).toBeUndefined();
});
