// @vitest-environment jsdom
import type { Language } from '@approdo/shared/domain/base/language/language';
import { describe, expect, test } from 'vitest';
import { aPage, createFakeSite } from '../../testing/fake-site.ts';
import { renderPage } from './render-page.tsx';

const TOLD = {
  address: 'Via Roma 1, 08020 Budoni (SS)',
  town: 'Budoni',
  mapUrl: 'https://www.google.com/maps?q=Budoni&z=14&output=embed',
  phone: '+39 333 123 4567',
  publicEmail: 'casa@example.com',
  isWhatsApp: true,
};
const UNTOLD = { address: null };

type Asked = { readonly site?: ReturnType<typeof createFakeSite>; readonly language?: Language };

async function read(address: string, { site = createFakeSite({ property: TOLD }), language = 'it' }: Asked = {}) {
  const languages = language === 'it' ? (['it'] as const) : (['it', language] as const);
  const page = await renderPage(
    { address, origin: 'https://example.org', today: '2027-06-01', language, languages },
    site,
  );
  return new DOMParser().parseFromString('html' in page ? page.html : '', 'text/html');
}

const linksIn = (place: Element | null) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

const reachesIn = (place: Element | null) =>
  linksIn(place).filter((href) => /^(?:tel:|mailto:|https:\/\/wa\.me)/.test(href));

const REACHING = ['tel:+393331234567', 'https://wa.me/393331234567', 'mailto:casa@example.com'];

describe.each(['/', '/contact'])('at %s', (address) => {
  test('a visitor reads where the house is, and asks nobody for its map before she presses', async () => {
    const place = (await read(address)).querySelector('section[aria-labelledby="dove-siamo"]');
    expect(place?.querySelector('h2')?.textContent).toBe('Dove siamo');
    expect(place?.querySelector('address')?.textContent).toContain('Via Roma 1, 08020 Budoni (SS)');
    expect(place?.querySelector('[data-embed="map"]')?.getAttribute('data-src')).toBe(TOLD.mapUrl);
    expect(place?.querySelector('button[data-load]')?.textContent).toBe('Carica la mappa');
    expect(place?.querySelector('iframe')).toBeNull();
  });

  test('she is led to the page that tells the way, where there is one', async () => {
    const withPage = createFakeSite({ property: TOLD, pages: [aPage()] });
    const wayIn = (page: Document) => linksIn(page.querySelector('section[aria-labelledby="dove-siamo"]'))[0];
    expect(wayIn(await read(address, { site: withPage }))).toBe('/pages/come-arrivare');
    expect((await read(address)).querySelector('[href="/pages/come-arrivare"]')).toBeNull();
  });

  test('she reaches the owner by telephone, on WhatsApp and by e-mail', async () => {
    const page = await read(address);
    expect(reachesIn(page.querySelector('section[aria-labelledby="contatti"]'))).toEqual(REACHING);
    expect(reachesIn(page.querySelector('footer'))).toEqual(REACHING);
    const [whatsApp] = page.querySelectorAll('[href^="https://wa.me/"]');
    expect([whatsApp?.textContent, whatsApp?.getAttribute('rel')]).toEqual(['Scrivici su WhatsApp', 'noopener']);
  });

  test('of an owner who told nothing there is nothing', async () => {
    const page = await read(address, { site: createFakeSite({ property: UNTOLD, pages: [aPage()] }) });
    const traces = '#dove-siamo, [data-embed], [href^="tel:"], [href^="mailto:"], [href^="https://wa.me/"]';
    expect([...page.querySelectorAll(traces)]).toEqual([]);
    expect(page.querySelector('[href="/pages/come-arrivare"]')).toBeNull();
  });
});

test('a number that is not on WhatsApp is only called', async () => {
  const site = createFakeSite({ property: { phone: '070 123', isWhatsApp: false } });
  const contact = (await read('/contact', { site })).querySelector('section[aria-labelledby="contatti"]');
  expect(reachesIn(contact)).toEqual(['tel:070123']);
});

test('a way that is told in Italian alone says so to readers of another language', async () => {
  const site = createFakeSite({
    property: TOLD,
    pages: [aPage({ alternates: [{ language: 'it', slug: 'come-arrivare' }] })],
  });
  const page = await read('/contact', { site, language: 'de' });
  expect(page.querySelector('#dove-siamo')?.textContent).toBe('Hier finden Sie uns');
  expect(page.querySelector('section[aria-labelledby="dove-siamo"] a')?.textContent).toBe('Anfahrt');
});

test('the feed is offered where the blog is read, and no more at the foot of each page', async () => {
  expect(linksIn((await read('/blog')).querySelector('main header'))).toEqual(['/rss.xml']);
  expect(linksIn((await read('/blog')).querySelector('footer'))).not.toContain('/rss.xml');
  expect((await read('/')).querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe('/rss.xml');
});

test('search engines are told the town and the telephone', async () => {
  const told = (await read('/')).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(told)).toMatchObject({ telephone: '+39 333 123 4567', address: { addressLocality: 'Budoni' } });
  const untold = (await read('/', { site: createFakeSite({ property: UNTOLD }) })).documentElement.innerHTML;
  expect(untold).not.toContain('"telephone"');
});
