// @vitest-environment jsdom
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { expect, test } from 'vitest';
import { createFakeSite } from '../../testing/fake-site.ts';
import { renderPage } from './render-page.tsx';

async function readBar(address: string, language: Language): Promise<Element | null> {
  const request = { address, origin: 'https://example.org', today: '2027-06-01', language, languages: LANGUAGES };
  const page = await renderPage(request, createFakeSite());
  return new DOMParser().parseFromString('html' in page ? page.html : '', 'text/html').querySelector('body > header');
}

const listLinks = (bar: Element | null) =>
  [...(bar?.querySelectorAll('#site-menu > :not(:first-child) a, #site-menu > a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test.each([
  ['/', 'it', ['Prenota', '/booking']],
  ['/login', 'en', ['Book', '/en/booking']],
  ['/blog', 'de', ['Buchen', '/de/booking']],
  ['/booking/b1', 'fr', ['Réserver', '/fr/booking']],
] as const)('the bar of %s in %s ends in the way to the booking', async (address, language, link) => {
  expect(listLinks(await readBar(address, language)).at(-1)).toEqual(link);
});

test('the page of the booking itself has no such link in its bar', async () => {
  expect(listLinks(await readBar('/booking?from=menu', 'it'))).toEqual([
    ['Login', '/login'],
    ['Registrati', '/register'],
  ]);
});
