// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { copyLinkOnChange } from './same-link.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function readLinks(): string[] {
  return [...document.querySelectorAll('a')].map(({ pathname, search, hash }) => pathname + search + hash);
}

it('a page that its fragment opens is the same page in another language', () => {
  document.body.innerHTML = '<a href="/en/cleaning" data-same-link>English</a><a href="/en/blog">Blog</a>';
  location.hash = '#segreto';
  copyLinkOnChange();
  expect(readLinks()).toEqual(['/en/cleaning#segreto', '/en/blog']);
});

it('whoever reads the sign-in page in another language still comes back to where she was', () => {
  document.body.innerHTML = '<a href="/de/login" data-same-link>Deutsch</a>';
  history.replaceState(null, '', '/login?from=%2Fbooking%23richiesta#date-salvate');
  copyLinkOnChange();
  expect(readLinks()).toEqual(['/de/login?from=%2Fbooking%23richiesta#date-salvate']);
});
