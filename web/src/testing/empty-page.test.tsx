// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyPage } from './empty-page.ts';
import { showOnPage } from './show-on-page.tsx';

test('the next file of tests finds nothing of what stood on the page, was kept in the browser or gone to', () => {
  const before = { html: document.documentElement.outerHTML, address: location.href };
  showOnPage(<p>Ciao</p>);
  document.documentElement.prepend(document.createElement('header'));
  document.documentElement.lang = 'de';
  document.body.className = 'open';
  document.body.append('Sotto la pagina');
  document.head.append(document.createElement('title'));
  localStorage.setItem('token', 'un segreto');
  sessionStorage.setItem('draft', 'una bozza');
  history.pushState(null, '', '/booking?from=2027-06-12#prezzi');

  emptyPage();
  expect(document.documentElement.outerHTML).toBe(before.html);
  expect(location.href).toBe(before.address);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('what is shown is taken down, so that nothing of it goes on', () => {
  let isThere = false;
  const watch = () => {
    isThere = true;
    return () => {
      isThere = false;
    };
  };
  showOnPage(<p ref={watch}>Ciao</p>);
  expect(isThere).toBe(true);
  emptyPage();
  expect(isThere).toBe(false);
});
