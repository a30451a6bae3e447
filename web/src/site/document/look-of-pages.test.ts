// @vitest-environment jsdom
import type { Look } from '@approdo/shared/contract/content/look';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { describe, expect, test } from 'vitest';
import { aMenuItem, createFakeSite } from '../../testing/fake-site.ts';
import { lookStyles } from './look-styles.ts';
import { renderPage } from './render-page.tsx';

type Site = NonNullable<Parameters<typeof createFakeSite>[0]>;

const LOGO = { file: `logo-${'a'.repeat(32)}-300x100.svg`, width: 300, height: 100 };
const DARK_LOGO = { file: `logo-${'b'.repeat(32)}-320x100.png`, width: 320, height: 100 };

const { children: _, ...ARRIVING } = aMenuItem({
  id: 'm3',
  label: 'Arrivare',
  url: null,
  slug: 'come-arrivare',
  parentId: 'm2',
});
const MENU = [
  aMenuItem({ label: 'La casa', url: '/' }),
  aMenuItem({
    id: 'm2',
    label: 'Il soggiorno',
    url: '/booking',
    children: [ARRIVING],
  }),
];

type Asked = { readonly address?: string; readonly site?: Site; readonly language?: Language };

async function render(look: Partial<Look>, { address = '/contact', site = {}, language = 'it' }: Asked = {}) {
  const request = { address, origin: 'https://example.org', today: '2027-06-01', language, languages: [language] };
  const page = await renderPage(request, createFakeSite({ ...site, look }));
  return 'html' in page ? page : expect.unreachable(`${address} leads to ${page.location}`);
}

async function read(look: Partial<Look>, asked?: Asked): Promise<Document> {
  return new DOMParser().parseFromString((await render(look, asked)).html, 'text/html');
}

const linksIn = (place: Element | null) => [...(place?.querySelectorAll('a') ?? [])].map(({ outerHTML }) => outerHTML);
const hrefsIn = (place: Element | null) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
const metaOf = (page: Document, name: string) =>
  [...page.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );

describe('a logo', () => {
  const nameIn = (page: Document) => page.querySelector('body > header > a');

  test('stands in the bar in the place of the name, which it says, with its room kept', async () => {
    const name = nameIn(await read({ logo: LOGO }));
    const image = name?.querySelector('img');
    expect([name?.textContent, name?.getAttribute('href')]).toEqual(['', '/']);
    expect([...(image?.attributes ?? [])].map((attribute) => [attribute.name, attribute.value])).toEqual(
      expect.arrayContaining([
        ['src', `/uploads/${LOGO.file}`],
        ['alt', 'Casa Zagara'],
        ['width', '300'],
        ['height', '100'],
        ['fetchpriority', 'low'],
      ]),
    );
  });

  test('is asked for by the bar alone, and no sooner than the pictures of the page', async () => {
    const page = await read({ logo: LOGO }, { address: '/' });
    expect(page.querySelectorAll('[src^="/uploads/logo-"]')).toHaveLength(1);
    expect(page.querySelector('link[rel="preload"][href*="logo-"]')).toBeNull();
    expect(page.querySelector('footer')?.textContent).toContain('Casa Zagara');
  });

  test('has another in the dark where the page may be dark, and only there', async () => {
    const light = await read({ logo: LOGO, logoDark: DARK_LOGO });
    expect(light.querySelector('picture')).toBeNull();
    const both = await read({ logo: LOGO, logoDark: DARK_LOGO, scheme: 'DEVICE' });
    const [source, image] = nameIn(both)?.querySelector('picture')?.children ?? [];
    expect([source?.getAttribute('media'), source?.getAttribute('srcset')]).toEqual([
      '(prefers-color-scheme: dark)',
      `/uploads/${DARK_LOGO.file}`,
    ]);
    expect([source?.getAttribute('width'), image?.getAttribute('src')]).toEqual(['320', `/uploads/${LOGO.file}`]);
  });

  test('for the dark alone leaves the name', async () => {
    expect(nameIn(await read({ logoDark: DARK_LOGO, scheme: 'DEVICE' }))?.textContent).toBe('Casa Zagara');
  });
});

test('a bar whose name is in the middle has the same links in the same order', async () => {
  const barOf = async (look: Partial<Look>) => (await read(look, { site: { menu: MENU } })).querySelector('header');
  const [left, centred] = [await barOf({}), await barOf({ header: 'CENTRE' })];
  expect(linksIn(centred)).toEqual(linksIn(left));
  expect(linksIn(left).length).toBeGreaterThan(3);
  expect(centred?.className).not.toBe(left?.className);
});

describe('a foot in columns', () => {
  const property = { phone: '+39 333 123 4567', cin: 'IT063014C2ABCDEFGH', cir: '063014EXT0123' };
  const footOf = async (look: Partial<Look>, asked: Asked = {}) =>
    (await read({ footer: 'COLUMNS', ...look }, { ...asked, site: { menu: MENU, property } })).querySelector('footer');

  test('has both levels of the menu, each link once, and a name of its own', async () => {
    const menu = (await footOf({}))?.querySelector('nav') ?? null;
    expect(menu?.getAttribute('aria-label')).toBe('Menu');
    expect(hrefsIn(menu)).toEqual(['/', '/booking', '/pages/come-arrivare']);
    expect(hrefsIn(menu?.querySelector('li ul') ?? null)).toEqual(['/pages/come-arrivare']);
  });

  test('has the address, the codes and the links of any foot', async () => {
    const simple = (await read({}, { site: { menu: MENU, property } })).querySelector('footer');
    const columns = await footOf({});
    expect(linksIn(columns)).toEqual(expect.arrayContaining(linksIn(simple)));
    for (const told of ['Casa Zagara', 'Via del Limoneto 12', 'CIN IT063014C2ABCDEFGH', 'CIR 063014EXT0123'])
      expect(columns?.textContent).toContain(told);
  });

  test('leads to the language of the page', async () => {
    const hrefs = hrefsIn((await footOf({}, { language: 'de' }))?.querySelector('nav') ?? null);
    expect(hrefs.slice(0, 2)).toEqual(['/de', '/de/booking']);
  });

  test('has the logo in the place of the name', async () => {
    expect((await footOf({ logo: LOGO }))?.querySelector('img')?.getAttribute('alt')).toBe('Casa Zagara');
    expect((await footOf({}))?.querySelector('img')).toBeNull();
  });

  test('has no menu where there is none', async () => {
    const page = await read({ footer: 'COLUMNS' }, { site: { menu: [] } });
    expect(page.querySelector('footer nav')).toBeNull();
  });
});

describe('the styles of a look', () => {
  test('stand in the page, after all others, and are reported for its policy', async () => {
    const { html, styles } = await render({ colour: '#ffe600', corners: 'ROUND' });
    const written = lookStyles({ colour: '#ffe600', corners: 'ROUND', scheme: 'LIGHT', type: 'GILDA' }, 'sea');
    expect(written).toContain('--sea:');
    expect(styles?.endsWith(written)).toBe(true);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain(`<style>${styles}</style>`);
  });

  test('are those of the accent without a colour, and the accent goes with one', async () => {
    const site = { homepage: { accent: 'olive' } } as const;
    const accentOf = async (look: Partial<Look>) => (await read(look, { site })).documentElement.dataset.accent;
    expect(await accentOf({ corners: 'ROUND' })).toBe('olive');
    expect(await accentOf({ colour: '#17587c' })).toBeUndefined();
  });
});

test('a page that follows the device says so to the browser before it paints', async () => {
  const page = await read({ scheme: 'DEVICE' });
  expect(page.documentElement.dataset.scheme).toBe('device');
  expect(metaOf(page, 'color-scheme')).toEqual(['light dark']);
  expect(metaOf(page, 'theme-color')).toHaveLength(2);
  const light = await read({ colour: '#17587c' });
  expect(light.documentElement.dataset.scheme).toBeUndefined();
  expect([metaOf(light, 'color-scheme'), metaOf(light, 'theme-color')]).toEqual([[], ['#fdfcf9']]);
});

describe('the icon', () => {
  const iconOf = async (look: Partial<Look>) =>
    (await read(look)).querySelector('link[rel="icon"]')?.getAttribute('href');

  test('is a drawing until the look has one that is none', async () => {
    expect(await iconOf({})).toBe('/icon.svg');
    expect(await iconOf({ logo: LOGO })).toBe('/icon.svg');
    expect(await iconOf({ logo: DARK_LOGO })).toBe('/icon-192.png');
    expect(await iconOf({ logo: DARK_LOGO, icon: LOGO })).toBe('/icon.svg');
    expect(await iconOf({ logo: LOGO, icon: DARK_LOGO })).toBe('/icon-192.png');
  });

  test('of a phone keeps its address', async () => {
    const page = await read({ icon: DARK_LOGO });
    expect(page.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')).toBe('/apple-touch-icon.png');
  });
});

describe('a shared link', () => {
  const CARD = 'https://example.org/share.jpg';
  const pictureOf = (page: Document) => [
    ...metaOf(page, 'og:image'),
    ...metaOf(page, 'og:image:width'),
    ...metaOf(page, 'og:image:height'),
    ...metaOf(page, 'og:image:alt'),
    ...metaOf(page, 'twitter:image'),
  ];

  test.each(['CARD', '/uploads/terrace.jpg'])('to the home page has the picture made for it with %s', async (share) => {
    expect(pictureOf(await read({ share }, { address: '/' }))).toEqual([CARD, '1200', '630', 'Casa Zagara', CARD]);
  });

  test('to a page without a picture of its own has the site’s', async () => {
    const page = await read({ share: 'CARD' }, { address: '/blog' });
    expect(pictureOf(page)[0]).toBe(CARD);
    expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(pictureOf(await read({}, { address: '/blog' }))).toEqual([]);
  });

  test('to a page with a picture of its own keeps that', async () => {
    const own = 'https://example.org/uploads/terrace.jpg';
    expect(pictureOf(await read({ share: 'CARD' }))).toEqual([own, own]);
  });

  test('has the hero’s picture where no card can be made of it', async () => {
    const heroImage = 'https://pictures.example/bay.jpg';
    const page = await read({ share: 'CARD' }, { address: '/', site: { homepage: { heroImage } } });
    expect(pictureOf(page)).toEqual([heroImage, heroImage]);
  });
});
