// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followBackLinks } from './back-links.ts';

const HERE = `${window.location.origin}/`;
const back = vi.spyOn(history, 'back').mockReturnValue(undefined);

let isTaken = false;

/** A click that is not intercepted would be followed by a browser, but not by jsdom. */
function noteAndStop(event: MouseEvent): void {
  isTaken = event.defaultPrevented;
  event.preventDefault();
}

beforeAll(() => {
  followBackLinks();
  window.addEventListener('click', noteAndStop);
});
// Another test file may follow in the same window: listeners left there would stop its forms.
afterAll(() => {
  window.removeEventListener('click', noteAndStop);
  vi.restoreAllMocks();
});
beforeEach(() => history.pushState(null, '', '/blog/la-baia'));
afterEach(() => {
  back.mockClear();
  vi.restoreAllMocks();
  vi.spyOn(history, 'back').mockImplementation(back);
});

/** Whether the click of a visitor from there is intercepted. */
function click(referrer: string, link: { readonly href?: string; readonly back?: string }, init: MouseEventInit = {}) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.body.innerHTML = `<a href="${link.href ?? '/blog'}" ${link.back ? `data-back="${link.back}"` : ''}><b>Indietro</b></a>`;
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isTaken;
}

test('one who came from the list goes back to where she was in it', () => {
  expect(click(`${HERE}blog?page=2`, { back: 'list' })).toBe(true);
  expect(back).toHaveBeenCalledTimes(1);
});

test('one who came from anywhere on the site goes back there', () => {
  expect(click(`${HERE}gallery`, { href: '/', back: 'site' })).toBe(true);
});

test.each([
  ['from elsewhere on the site, where the list is meant', `${HERE}gallery`, { back: 'list' }],
  ['from another site', 'https://example.com/blog', { back: 'site' }],
  ['from this very page', `${HERE}blog/la-baia`, { back: 'site' }],
  ['from nowhere', '', { back: 'site' }],
  ['by a plain link', `${HERE}blog`, {}],
])('one who came %s follows the link', (_, referrer, link) => {
  expect(click(referrer, link)).toBe(false);
  expect(history.back).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j opens the link as the browser does',
  (init) => {
    expect(click(`${HERE}blog`, { back: 'list' }, init)).toBe(false);
  },
);
