// @vitest-environment jsdom
import type { Look } from '@approdo/shared/contract/content/look';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { SECTIONS, type SectionId } from '@approdo/shared/domain/content/look/look';
import { describe, expect, test } from 'vitest';
import { aGallery, aMenuItem, aPost, aReview, createFakeSite } from '../../../testing/fake-site.ts';
import { renderPage } from '../../document/render-page.tsx';
import { HOME_ANCHORS } from '../../links/home-anchors.ts';
import styles from './home-page.module.css';
import grounds from './home-sections.module.css';

type Site = NonNullable<Parameters<typeof createFakeSite>[0]>;

const WHOLE: Site = {
  galleries: [aGallery()],
  reviews: [1, 2, 3].map((number) => aReview({ id: `r${number}` })),
  posts: [aPost()],
  boxes: [
    {
      ...{ id: 'f1', icon: '/uploads/a.jpg', title: 'Barca', description: 'A remi' },
      ...{ link: null, published: true, version: 'v1' },
    },
  ],
};

async function readWith(client: ReturnType<typeof createFakeSite>, language: Language = 'it'): Promise<Document> {
  const request = { address: '/', origin: 'https://example.org', today: '2027-06-01', language, languages: [language] };
  const page = await renderPage(request, client);
  return new DOMParser().parseFromString('html' in page ? page.html : '', 'text/html');
}

const readHome = (look: Partial<Look>, site: Site = {}, language?: Language) =>
  readWith(createFakeSite({ ...WHOLE, ...site, look }), language);

const inOrder = (...ids: readonly SectionId[]) => ids.map((id) => ({ id, isVisible: true }));
const without = (...hidden: readonly SectionId[]) => SECTIONS.map((id) => ({ id, isVisible: !hidden.includes(id) }));

/** The gallery's heading has no id, and is known by its words. */
const GALLERY = aGallery().name;

const headingsOf = (page: Document) =>
  [...page.querySelectorAll('main h2')].map((heading) => heading.id || heading.textContent);

const IDS = ['la-casa', 'disponibilita', 'recensioni', 'dove-siamo', 'contatti', 'ultimi-articoli'];
const REVERSED = SECTIONS.toReversed();

describe('the parts of the home page', () => {
  const listHeadings = async (look: Partial<Look>) =>
    headingsOf(await readHome(look)).filter((id) => id === GALLERY || IDS.includes(id));

  test('stand in the order of the owner, the place before the form', async () => {
    expect(await listHeadings({})).toEqual([...IDS.slice(0, 2), GALLERY, ...IDS.slice(2)]);
    expect(await listHeadings({ sections: inOrder(...REVERSED) })).toEqual([
      ...['ultimi-articoli', 'dove-siamo', 'contatti', 'recensioni', GALLERY],
      ...['disponibilita', 'la-casa'],
    ]);
  });

  test('end in the foot bar, whatever their order', async () => {
    const page = await readHome({ sections: inOrder(...REVERSED) });
    expect(page.querySelector('main')?.lastElementChild?.matches('[data-foot-bar]')).toBe(true);
  });

  test('let the browser paint once the first of them that has an id is there', async () => {
    const awaited = async (look: Partial<Look>, site?: Site) =>
      (await readHome(look, site)).querySelector('link[rel="expect"]')?.getAttribute('href');
    expect(await awaited({})).toBe('#la-casa');
    expect(await awaited({ sections: without('PROPERTY') })).toBe('#disponibilita');
    expect(await awaited({ sections: inOrder(...REVERSED) })).toBe('#ultimi-articoli');
    expect(await awaited({ sections: inOrder(...REVERSED) }, { posts: [] })).toBe('#dove-siamo');
    const nowhere = { posts: [], property: { address: null } };
    expect(await awaited({ sections: inOrder(...REVERSED) }, nowhere)).toBe('#contatti');
    const galleryFirst = inOrder('GALLERY', 'REVIEWS', 'PROPERTY', 'BOOKING', 'CONTACT', 'POSTS');
    expect(await awaited({ sections: galleryFirst })).toBe('#recensioni');
  });

  test('have grounds by their place', async () => {
    const limeOf = async (look: Partial<Look>) => {
      const page = await readHome(look);
      return IDS.filter((id) => {
        const heading = page.getElementById(id);
        const own = heading?.closest(`.${styles.booking}, .${styles.contact}, .${grounds.lime}`);
        return own && !own.classList.contains(grounds.paper ?? '');
      });
    };
    expect(await limeOf({})).toEqual(['disponibilita', 'contatti']);
    expect(await limeOf({ sections: inOrder(...REVERSED) })).toEqual(['disponibilita', 'contatti']);
    expect(await limeOf({ sections: without('PROPERTY') })).toEqual(['recensioni', 'ultimi-articoli']);
    const mixed = inOrder('BOOKING', 'PROPERTY', 'CONTACT', 'POSTS', 'GALLERY', 'REVIEWS');
    expect(await limeOf({ sections: mixed })).toEqual(['la-casa', 'ultimi-articoli']);
  });
});

describe('a hidden part', () => {
  const hidden = without('PROPERTY', 'GALLERY', 'REVIEWS', 'CONTACT', 'POSTS');

  test('is neither loaded nor drawn', async () => {
    const site = createFakeSite({ ...WHOLE, look: { sections: hidden } });
    const refuse = () => Promise.reject(new Error('not to be asked for'));
    const page = await readWith({
      ...site,
      galleries: { ...site.galleries, list: refuse },
      reviews: { ...site.reviews, summarize: refuse },
      blog: { ...site.blog, list: refuse },
      pages: { ...site.pages, get: refuse },
    });
    expect(IDS.filter((id) => page.getElementById(id))).toEqual(['disponibilita']);
    expect(headingsOf(page)).not.toContain(GALLERY);
    expect(page.querySelector('main')?.textContent).not.toContain('Una casa di pescatori.');
  });

  test('of reviews takes their mean with it, from the hero and from search engines', async () => {
    const told = (page: Document) => page.querySelector('script[type="application/ld+json"]')?.textContent;
    const [shown, bare] = [await readHome({}), await readHome({ sections: without('REVIEWS') })];
    expect(shown.querySelector('#inizio a[href="#recensioni"]')).not.toBeNull();
    expect(bare.querySelector('#inizio a[href="#recensioni"]')).toBeNull();
    expect([told(shown), told(bare)].map((text) => text?.includes('ratingValue'))).toEqual([true, false]);
    expect(told(bare)).toContain('"@type":"VacationRental"');
  });

  test('leaves no link that ends nowhere: each leads to the page of its own, or to the top', async () => {
    const menu = [...HOME_ANCHORS.keys()].map((anchor) => aMenuItem({ id: anchor, label: anchor, url: `/#${anchor}` }));
    const homepage = {
      primaryButton: { text: 'Scrivici', link: '/#contatti', visible: true },
      secondaryButton: { text: 'Leggi', link: '/en#ultimi-articoli', visible: true },
    };
    const hrefsOf = async (look: Partial<Look>, language?: Language) => {
      const page = await readHome(look, { menu, homepage }, language);
      return [...page.querySelectorAll('#site-menu nav a, #inizio a[class]')].map((link) => link.getAttribute('href'));
    };
    expect(await hrefsOf({ sections: hidden })).toEqual([
      ...['/', '/#disponibilita', '/', '/contact#dove-siamo', '/contact', '/blog'],
      ...['/contact', '/en/blog'],
    ]);
    expect((await hrefsOf({ sections: hidden }, 'de')).slice(0, 7)).toEqual([
      ...['/de', '/de#disponibilita', '/de', '/de/contact#dove-siamo', '/de/contact', '/de/blog'],
      '/de/contact',
    ]);
    expect(await hrefsOf({})).toEqual([
      ...[...HOME_ANCHORS.keys()].map((anchor) => `/#${anchor}`),
      ...['/#contatti', '/en#ultimi-articoli'],
    ]);
  });
});

test('each part that links may name is there under that id', async () => {
  const page = await readHome({});
  expect([...HOME_ANCHORS.keys()].filter((anchor) => !page.getElementById(anchor))).toEqual([]);
});

describe('the opening of the home page', () => {
  const homepage = { secondaryButton: { text: 'Guarda le foto', link: '/gallery', visible: true } };
  const openingOf = async (look: Partial<Look>) => (await readHome(look, { homepage })).querySelector('#inizio');

  test.each(['FULL', 'SIDE'] as const)('says the same in the same order as %s', async (hero) => {
    const [wall, other] = [await openingOf({}), await openingOf({ hero })];
    const saidBy = (opening: Element | null) =>
      [...(opening?.querySelectorAll('h1, p, a') ?? [])].map((part) => [
        part.tagName,
        part.textContent,
        part.getAttribute('href'),
      ]);
    expect(saidBy(other)).toEqual(saidBy(wall));
    expect(saidBy(wall).length).toBeGreaterThan(4);
    expect(other?.querySelector('[data-bar="after"] h1')).not.toBeNull();
  });

  test.each(['WALL', 'FULL', 'SIDE'] as const)('has one picture that comes before all others as %s', async (hero) => {
    const [first, ...others] = (await openingOf({ hero }))?.querySelectorAll('img') ?? [];
    expect([first?.getAttribute('fetchpriority'), first?.getAttribute('alt')]).toEqual(['high', '']);
    expect(others.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy']);
  });

  test('asks for the width that is seen: half a wide screen shows less of the picture', async () => {
    const sizesOf = async (hero: Look['hero']) => (await openingOf({ hero }))?.querySelector('img')?.sizes ?? '';
    expect(await sizesOf('FULL')).toBe(await sizesOf('WALL'));
    expect(await sizesOf('SIDE')).toContain('(width >= 56.25rem) 75vw');
    const ofPhones = (await sizesOf('WALL')).split(', ').slice(-2).join(', ');
    expect((await sizesOf('SIDE')).endsWith(ofPhones)).toBe(true);
  });

  test('has its cards over the picture of the wall, and after the words elsewhere', async () => {
    const cardsOf = async (look: Partial<Look>) => (await openingOf(look))?.querySelector('ul');
    const [wall, full] = [await cardsOf({}), await cardsOf({ hero: 'FULL' })];
    expect(full?.textContent).toBe(wall?.textContent);
    expect(full?.className).not.toBe(wall?.className);
    expect(full?.parentElement?.lastElementChild).toBe(full);
  });
});
