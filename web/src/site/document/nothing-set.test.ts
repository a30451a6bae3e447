// @vitest-environment jsdom
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBooking, aGallery, aMenuItem, aPost, aReview, createFakeSite } from '../../testing/fake-site.ts';
import gallery from '../content/galleries/gallery-section.module.css';
import hero from '../content/home/hero.module.css';
import heroShapes from '../content/home/hero-shapes.module.css';
import place from '../content/property/place-section.module.css';
import property from '../content/property/property-section.module.css';
import section from '../layout/section.module.css';
import firstLook from '../pages/home/first-look.module.css';
import home from '../pages/home/home-page.module.css';
import grounds from '../pages/home/home-sections.module.css';
import frameShapes from './frame-shapes.module.css';
import { renderPage } from './render-page.tsx';
import footer from './site-footer.module.css';
import header from './site-header.module.css';

/** The fields of the booking form, in order; a property with several languages also asks which one. */
const REQUESTED_FIELDS = [
  'startDate',
  'endDate',
  'guestName',
  'guestEmail',
  'guestPhone',
  'numberOfGuests',
  'note',
  'linen',
  'foundBy',
];

/** The price terms besides the weekly price. */
const TERMS: Readonly<Record<Language, string>> = {
  it: 'Si aggiungono 30 € per la pulizia finale e, a scelta, 20 € per biancheria e asciugamani. Per i soggiorni più brevi di una settimana il prezzo si concorda con noi.',
  en: 'Final cleaning is €30; bed linen and towels are optional, at €20. For stays of less than a week, please get in touch: we’ll agree on a price.',
  de: 'Hinzu kommen 30 € für die Endreinigung und auf Wunsch 20 € für Bettwäsche und Handtücher. Bei Aufenthalten unter einer Woche vereinbaren wir den Preis gern mit Ihnen persönlich.',
  fr: 'S’y ajoutent 30 € pour le ménage de fin de séjour et, si vous le souhaitez, 20 € pour les draps et les serviettes. Pour moins d’une semaine, écrivez-nous : nous conviendrons du prix ensemble.',
};

async function read(language: Language, address: string): Promise<Document> {
  const site = createFakeSite({ bookings: [aBooking()] });
  const languages = language === 'it' ? (['it'] as const) : LANGUAGES;
  const request = { address, origin: 'https://example.org', today: '2027-06-01', language, languages };
  const page = await renderPage(request, site);
  return new DOMParser().parseFromString('html' in page ? page.html : '', 'text/html');
}

const textOf = (element: Element | null) => element?.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ');

describe.each([
  ['it', '/'],
  ['it', '/booking'],
  ['en', '/booking'],
  ['de', '/'],
  ['fr', '/booking'],
] as const)('an owner who sets nothing, in %s at %s,', (language, address) => {
  let page: Document;
  beforeAll(async () => {
    page = await read(language, address);
  });

  test('asks who wants to stay for no more than ever: no children, extras or code', () => {
    const fields = [...page.querySelectorAll('#richiesta [name]')].map((field) => field.getAttribute('name'));
    const inLanguage = language === 'it' ? [] : ['language'];
    expect(fields.filter((field) => !inLanguage.includes(field ?? ''))).toEqual(REQUESTED_FIELDS);
    expect(fields).toEqual(expect.arrayContaining(inLanguage));
  });

  test('shows days that are free or taken, and neither priced nor held to rules', () => {
    const days = [...page.querySelectorAll('#prenota [data-day]')];
    const free = days.filter((day) => day.matches('[data-morning="free"][data-evening="free"]'));
    expect(days.length - free.length).toBe(8);
    expect(free.length).toBeGreaterThan(50);
    for (const day of free) {
      const date = day.getAttribute('data-day') ?? '';
      expect([day.getAttribute('aria-label'), day.textContent]).toEqual([
        nameDay(date, language),
        String(Number(date.slice(8))),
      ]);
      expect(day.getAttribute('aria-disabled')).toBe('false');
    }
  });

  test('tells the price of each week of her seasons, and nothing but what is added to it', () => {
    const prices = page.querySelector('section[aria-labelledby="prezzi"]');
    const weekly = [...(prices?.querySelectorAll('li') ?? [])].map((season) =>
      textOf(season.lastElementChild)?.replaceAll(/\D/g, ''),
    );
    expect(weekly).toEqual([
      '200',
      '300',
      '350',
      '500',
      '630',
      '690',
      '890',
      '1050',
      '890',
      '690',
      '630',
      '500',
      '200',
    ]);
    expect([...(prices?.children ?? [])].slice(2).map(textOf)).toEqual([TERMS[language]]);
  });
});

describe('an owner who has published no look', () => {
  const site = createFakeSite({
    galleries: [aGallery()],
    reviews: [aReview()],
    posts: [aPost()],
    menu: [aMenuItem()],
  });

  async function readSite(address: string) {
    const request = { address, origin: 'https://example.org', today: '2027-06-01', language: 'it' } as const;
    const page = await renderPage({ ...request, languages: LANGUAGES }, site);
    return 'html' in page ? page : expect.unreachable(`${address} leads to ${page.location}`);
  }

  test.each(['/', '/booking', '/contact', '/gallery', '/blog', '/blog/in-traghetto', '/nowhere'])(
    'has %s without a trace of one',
    async (address) => {
      const { html, styles } = await readSite(address);
      const shapes = [
        ...[frameShapes.logo, frameShapes.columns, frameShapes.menu, frameShapes.centred],
        ...[heroShapes.full, heroShapes.side, heroShapes.words, heroShapes.boxes],
        ...[grounds.lime, grounds.paper, grounds.apart],
      ].map((name) => name ?? expect.unreachable('a class without a name'));
      const traces = ['data-scheme', 'color-scheme', '<style', '<picture', 'share.jpg', 'og:image:', 'icon-192'];
      expect([...shapes, ...traces].filter((trace) => html.includes(trace))).toEqual([]);
      expect(styles).toBeUndefined();
      expect(html).toContain('<meta name="theme-color" content="#fdfcf9"/>');
      expect(html).toContain('<link rel="icon" type="image/svg+xml" href="/icon.svg"/>');
    },
  );

  test('has the home page part by part as it was before there were looks', async () => {
    const page = new DOMParser().parseFromString((await readSite('/')).html, 'text/html');
    const outlineOf = (element: Element | null) =>
      [...(element?.children ?? [])].map(({ tagName, className }) => [tagName, className]);
    expect(outlineOf(page.querySelector('main'))).toEqual([
      ['SECTION', hero.hero],
      ['SECTION', property.section],
      ['SECTION', home.booking],
      ['DIV', gallery.section],
      ['SECTION', section.section],
      ['SECTION', place.section],
      ['DIV', home.contact],
      ['SECTION', section.section],
      ['DIV', firstLook.bar],
    ]);
    expect(outlineOf(page.querySelector('#inizio'))).toEqual([
      ['IMG', hero.picture],
      ['DIV', hero.wall],
    ]);
    const [bar, foot] = [page.querySelector('body > header'), page.querySelector('body > footer')];
    expect([bar?.className, foot?.className]).toEqual([header.header, footer.footer]);
    expect(bar?.firstElementChild?.innerHTML).toBe('Casa Zagara');
    expect(outlineOf(foot)).toEqual([
      ['P', footer.name],
      ['DIV', footer.place],
      ['P', footer.small],
    ]);
    const awaited = [...page.querySelectorAll('link[rel="expect"]')];
    expect(awaited.map((link) => [link.getAttribute('media'), link.getAttribute('href')])).toEqual([
      ['(width >= 48rem)', '#la-casa'],
      ['(width < 48rem)', '#inizio'],
    ]);
  });
});
