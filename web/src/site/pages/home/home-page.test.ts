// @vitest-environment jsdom
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { describe, expect, test } from 'vitest';
import { aGallery, aReview, createFakeSite } from '../../../testing/fake-site.ts';
import { renderPage } from '../../document/render-page.tsx';

type Site = Parameters<typeof createFakeSite>[0];

async function readHome(site: Site = {}, language: Language = 'it'): Promise<Document> {
  const request = { address: '/', origin: 'https://example.org', today: '2027-06-01', language, languages: LANGUAGES };
  const page = await renderPage(request, createFakeSite(site));
  return new DOMParser().parseFromString('html' in page ? page.html : '', 'text/html');
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ');
const factsOf = (page: Document) => textOf(page.querySelector('#inizio h1 + p + p'));
const footBarOf = (page: Document) => page.querySelector('[data-foot-bar]');

describe('the hero', () => {
  test.each([
    ['it', '4 ospiti · 2 camere · 1 bagno'],
    ['en', '4 guests · 2 bedrooms · 1 bathroom'],
    ['de', '4 Gäste · 2 Schlafzimmer · 1 Bad'],
    ['fr', '4 voyageurs · 2 chambres · 1 salle de bains'],
  ] as const)('says in %s who fits', async (language, facts) => {
    expect(factsOf(await readHome({}, language))).toBe(facts);
  });

  test('names the town where there is one', async () => {
    expect(factsOf(await readHome({ property: { town: 'Levanto' } }))).toBe('4 ospiti · 2 camere · 1 bagno · Levanto');
  });

  test('links to the reviews once there are three', async () => {
    const reviews = [1, 2, 3].map((number) => aReview({ id: `r${number}` }));
    expect(factsOf(await readHome({ reviews: reviews.slice(1) }))).toBe('4 ospiti · 2 camere · 1 bagno');
    const page = await readHome({ reviews });
    expect(factsOf(page)).toBe('4 ospiti · 2 camere · 1 bagno · ★ 5 · 3 recensioni');
    const link = page.querySelector('#inizio h1 + p + p a');
    expect(page.querySelector(link?.getAttribute('href') ?? '')?.textContent).toBe('Che cosa dicono gli ospiti');
  });

  test.each([
    ['it', 'WEEK', 'da 200 € a settimana'],
    ['it', 'NIGHT', 'da 200 € a notte'],
    ['en', 'WEEK', 'from €200 a week'],
    ['de', 'WEEK', 'ab 200 € pro Woche'],
    ['fr', 'NIGHT', 'à partir de 200 € par nuit'],
  ] as const)(
    'says in %s the lowest price by %s beside its first button, and so does the foot bar',
    async (...told) => {
      const [language, per, price] = told;
      const page = await readHome({ prices: { from: { amount: 200, per } } }, language);
      expect(textOf(page.querySelector('#inizio a + span'))).toBe(price);
      expect(textOf(footBarOf(page)?.firstElementChild)).toBe(price);
    },
  );

  test('names no price where none is public, and the second button alone if the first is hidden', async () => {
    const plain = await readHome();
    expect(plain.querySelector('#inizio a + span')).toBeNull();
    expect(textOf(footBarOf(plain))).toBe('Prenota');
    const page = await readHome({
      homepage: {
        primaryButton: { text: 'Prenota', link: '/booking', visible: false },
        secondaryButton: { text: 'Guarda le foto', link: '/gallery', visible: true },
      },
      prices: { from: { amount: 200, per: 'WEEK' } },
    });
    expect(textOf(page.querySelector('#inizio a + span')?.parentElement)).toBe('Guarda le fotoda 200 € a settimana');
  });
});

describe('the reviews', () => {
  const own = (count: number) => Array.from({ length: count }, (_, index) => aReview({ id: `r${index}` }));
  const collected = aReview({ id: 'c', collectedOn: 'Airbnb', comment: 'Une semaine de silence.' });
  const sectionOf = (page: Document) => page.querySelector('section[aria-labelledby="recensioni"]');
  const checksOf = (page: Document) => sectionOf(page)?.querySelector('details');
  const rentalOf = (page: Document) => page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

  test.each([
    ['it', 'Come controlliamo le recensioni', '«Raccolta su…»'],
    ['en', 'How we check reviews', '“Collected on…”'],
    ['de', 'Wie wir Bewertungen prüfen', '„Gesammelt auf …“'],
    ['fr', 'Comment nous contrôlons les avis', '« Recueilli sur… »'],
  ] as const)('say in %s how they are checked, and of portals only beside one of a portal', async (...told) => {
    const [language, title, ofPortals] = told;
    const plain = checksOf(await readHome({ reviews: own(1) }, language));
    expect(textOf(plain?.querySelector('summary'))).toBe(title);
    expect(textOf(plain)).not.toContain(ofPortals);
    expect(textOf(checksOf(await readHome({ reviews: [collected] }, language)))).toContain(ofPortals);
  });

  test('say so to the letter, and nothing where there are none', async () => {
    const paragraph = checksOf(await readHome({ reviews: [...own(1), collected] }))?.querySelector('p');
    expect(textOf(paragraph)).toBe(
      [
        '«Soggiorno verificato»: chi scrive ha prenotato qui e ha soggiornato.',
        'Le altre vengono da account con e-mail confermata, senza prova del soggiorno.',
        '«Raccolta su…»: copiate da noi dal portale indicato, che le ha controllate a modo suo;',
        'noi non le abbiamo verificate. Leggiamo ogni recensione prima di pubblicarla.',
      ].join(' '),
    );
    expect(checksOf(await readHome())).toBeNull();
  });

  test('of portals are shown, but count neither in the mean nor for search engines', async () => {
    const page = await readHome({ reviews: [collected, ...own(3)] });
    expect(textOf(sectionOf(page)?.querySelector('header p'))).toBe('5 su 5 · 3 recensioni');
    expect(sectionOf(page)?.querySelectorAll('li')).toHaveLength(4);
    expect(rentalOf(page)).toContain('"reviewCount":3');
    expect(rentalOf(page)).not.toContain('Une semaine');
    const alone = await readHome({ reviews: [collected] });
    expect(sectionOf(alone)?.querySelector('header p')).toBeNull();
    expect(textOf(sectionOf(alone))).toContain('Raccolta su Airbnb');
    expect(rentalOf(alone)).not.toMatch(/[rR]ating|Une semaine/);
  });
});

test('without a script the foot bar ends the page, and leads to the booking in its language', async () => {
  const bar = footBarOf(await readHome({}, 'de'));
  expect(bar?.matches('main > :last-child')).toBe(true);
  expect([bar?.querySelector('a')?.getAttribute('href'), textOf(bar)]).toEqual(['/de/booking', 'Buchen']);
});

describe('the property', () => {
  const sectionOf = (page: Document) => page.querySelector('section[aria-labelledby="la-casa"]');
  const images = Array.from({ length: 8 }, (_, index) => `/uploads/room-${index}.jpg`);

  test('is seen before it is described', async () => {
    const section = sectionOf(await readHome());
    expect(
      [...(section?.children ?? [])].map((part) => [part.querySelectorAll('img').length > 0, textOf(part)]),
    ).toEqual([
      [false, expect.stringContaining('Casa Zagara')],
      [true, ''],
      [false, 'Una casa di pescatori.Alla caletta si scende a piedi.'],
      [false, 'Free WiFiAmaca'],
    ]);
  });

  test('leads on to all pictures where a gallery has some, and shows all of its own where none has', async () => {
    const gallery = sectionOf(await readHome({ property: { images }, galleries: [aGallery()] }));
    const link = gallery?.querySelector('a[href="/gallery"]');
    expect(textOf(link)).toBe('Tutte le foto');
    expect(gallery?.querySelector('ul')?.hasAttribute('data-first')).toBe(true);
    const empty = aGallery({ images: [], pictures: [] });
    for (const galleries of [[], [empty]]) {
      const section = sectionOf(await readHome({ property: { images }, galleries }));
      expect(section?.querySelector('a[href="/gallery"]')).toBeNull();
      expect(section?.querySelector('ul')?.hasAttribute('data-first')).toBe(false);
    }
  });

  test('has no list of pictures without a picture', async () => {
    const section = sectionOf(await readHome({ property: { images: [] } }));
    expect(section?.querySelectorAll('ul')).toHaveLength(1);
  });

  test('has a long description whole, once, with what folds it, and nothing to fold at a short one', async () => {
    const sentence = 'La giornata si svolge in terrazza, dove il sole arriva di lato.';
    const description = `${'Una casa di pescatori imbiancata a calce. '.repeat(8)}\n\n${sentence}`;
    const page = await readHome({ property: { description } });
    expect(page.querySelector('main')?.textContent?.split(sentence)).toHaveLength(2);
    expect(textOf(sectionOf(page)?.querySelector('summary > :first-child'))).toBe('Leggi tutto');
    expect(sectionOf(await readHome())?.querySelector('details')).toBeNull();
  });
});
