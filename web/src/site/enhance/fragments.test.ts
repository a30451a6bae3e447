// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { copyFragmentOnChange } from './fragments.ts';

afterEach(() => {
  document.body.replaceChildren();
  location.hash = '';
});

it('a page that its fragment opens is the same page in another language', () => {
  document.body.innerHTML = '<a href="/en/cleaning" data-fragment>English</a><a href="/en/blog">Blog</a>';
  location.hash = '#segreto';
  copyFragmentOnChange();
  const links = [...document.querySelectorAll('a')].map(({ pathname, hash }) => pathname + hash);
  expect(links).toEqual(['/en/cleaning#segreto', '/en/blog']);
});
