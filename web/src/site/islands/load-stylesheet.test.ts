// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const HREF = '/assets/style-1.css';

/** A new page, with a fresh copy of the module, which remembers what was loaded. */
async function openPage(html = '') {
  vi.resetModules();
  document.head.innerHTML = html;
  const { loadStylesheet } = await import('./load-stylesheet.ts');
  return loadStylesheet;
}

const links = () => [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')];

beforeEach(() => {
  document.documentElement.dataset.styles = HREF;
});

test('the stylesheet that the document names is asked for once, however many wait for it', async () => {
  const loadStylesheet = await openPage();
  const both = Promise.all([loadStylesheet(), loadStylesheet()]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual([HREF]);
  links()[0]?.dispatchEvent(new Event('load'));
  await both;
});

test('one that does not come is asked for again', async () => {
  const loadStylesheet = await openPage();
  const first = loadStylesheet();
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(`${HREF} could not be loaded`);
  const second = loadStylesheet();
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  await second;
});

test('a page that links to it waits for nothing more', async () => {
  const loadStylesheet = await openPage(`<link rel="stylesheet" href="${HREF}">`);
  await loadStylesheet();
  expect(links()).toHaveLength(1);
});
