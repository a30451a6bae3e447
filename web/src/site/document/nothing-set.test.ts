// @vitest-environment jsdom
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBooking, createFakeSite } from '../../testing/fake-site.ts';
import { renderPage } from './render-page.tsx';

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
