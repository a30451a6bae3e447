// @vitest-environment jsdom
import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { initialRates, type Season } from '@approdo/shared/domain/prices/rates';
import { describe, expect, test } from 'vitest';
import { pricesView } from '../../../testing/fake-site.ts';
import { readMarkup } from '../../../testing/read-markup.ts';
import { withTexts } from '../../../testing/with-texts.tsx';
import { PriceList } from './price-list.tsx';

type Options = {
  readonly seasons?: readonly Season[];
  readonly prices?: Partial<PublicPrices>;
  readonly language?: Language;
};

function read({ seasons = initialRates.seasons, prices, language = 'it' }: Options) {
  const rates = { ...initialRates, seasons };
  const displayed = prices && { ...pricesView(rates), lists: [], ...prices };
  const page = readMarkup(withTexts(language, <PriceList rates={rates} prices={displayed} />));
  return {
    text: page.text.replaceAll('\u00A0', ' '),
    rows: page.listNames('listitem').map((row) => row.replaceAll('\u00A0', ' ')),
  };
}

const YEAR = { from: '01-01', to: '12-31', weeklyPrice: 690 };
const NIGHT_RULE = { shortStays: { rule: 'NIGHT' as const, percents: [null, null, null, null, null, null] } };
const SHARE_RULE = { shortStays: { rule: 'SHARE' as const, percents: [60, 40, 30, 20, 10, 0] } };

test('without prices by the night it is the list of weeks', () => {
  const { text, rows } = read({});
  expect(text).toMatch(/^Prezzi a settimana/);
  expect(rows[0]).toBe('1 gennaio – 30 aprile200 €');
  expect(text).toMatch(/Per i soggiorni più brevi di una settimana il prezzo si concorda con noi\.$/);
});

test.each<[string, Partial<Season>, Partial<PublicPrices>]>([
  ['690 € a settimana · 125 € a notte per soggiorni brevi', { nightlyPrice: 125 }, NIGHT_RULE],
  ['60 € a notte', { nightlyPrice: 60, byNight: true }, {}],
  ['60 € a notte, 90 € nel fine settimana', { nightlyPrice: 60, weekendPrice: 90, byNight: true }, {}],
  ['60 € a notte', { nightlyPrice: 60, weekendPrice: 60, byNight: true }, {}],
  ['690 € a settimana', { nightlyPrice: 125 }, SHARE_RULE],
])('with prices by the night a row says %s', (expectedText, nightly, prices) => {
  const { text, rows } = read({ seasons: [{ ...YEAR, ...nightly }], prices });
  expect(text).toMatch(/^Prezzi1 gennaio/);
  expect(rows[0]).toBe(`1 gennaio – 31 dicembre${expectedText}`);
});

test('days of one year have prices of their own, and a list that begins later comes with its fees', () => {
  const exceptions = [{ startDate: '2027-03-25', endDate: '2027-03-31', weeklyPrice: 700 }];
  const lists = [{ validFrom: 2028, seasons: [{ ...YEAR, weeklyPrice: 777 }], cleaningFee: 45, linenFee: 20 }];
  const { text, rows } = read({ prices: { exceptions, lists } });
  expect(text).toMatch(/Date particolari25–31 marzo 2027700 €Dal 20281 gennaio – 31 dicembre777 €/);
  expect(text).toContain('Si aggiungono 45 € per la pulizia finale');
  expect(text).toContain('Si aggiungono 30 € per la pulizia finale');
  expect(rows.at(-1)).toBe('1 gennaio – 31 dicembre777 €');
});

test('a night of an exception makes the list one of all prices', () => {
  const exceptions = [{ startDate: '2027-03-25', endDate: '2027-03-31', weeklyPrice: 700, nightlyPrice: 130 }];
  expect(read({ prices: { exceptions } }).rows[0]).toBe('1 gennaio – 30 aprile200 € a settimana');
});

describe('what applies is told after the list', () => {
  test.each<[string, Partial<PublicPrices>]>([
    ['I soggiorni più brevi di una settimana costano in proporzione, con un supplemento.', SHARE_RULE],
    ['I soggiorni più brevi di una settimana si pagano a notte.', NIGHT_RULE],
  ])('%s', (sentence, prices) => {
    const { text } = read({ prices });
    expect(text).toContain(sentence);
    expect(text).not.toContain('si concorda con noi');
  });

  test('guests above those that are included, as long as they pay', () => {
    expect(read({ prices: { guests: { included: 3, perNight: 12_50 } } }).text).toContain(
      'Oltre 3 ospiti: 12,50 € a notte a persona.',
    );
    expect(read({ prices: { guests: { included: 1, perNight: 10_00 } } }).text).toContain('Oltre 1 ospite: 10 €');
    expect(read({ prices: { guests: { included: 3, perNight: 0 } } }).text).not.toContain('Oltre');
  });

  test('discounts as a list, of which one alone counts', () => {
    const discounts: PublicPrices['discounts'] = [
      { kind: 'LENGTH', at: 14, percent: 10 },
      { kind: 'EARLY', at: 90, percent: 10, arrivalFrom: '2027-08-08', arrivalTo: '2027-08-31' },
      { kind: 'LAST_MINUTE', at: 1, percent: 15 },
      { kind: 'LAST_MINUTE', at: 0, percent: 20 },
    ];
    const { text, rows } = read({ prices: { discounts } });
    expect(rows.slice(-4)).toEqual([
      'Sconto 10 % da 14 notti',
      'Sconto 10 % per prenotazione anticipata, almeno 90 giorni prima dell’arrivo, per arrivi dall’8 agosto 2027 al 31 agosto 2027',
      'Sconto 15 % dell’ultimo minuto, al massimo 1 giorno prima dell’arrivo',
      'Sconto 20 % dell’ultimo minuto, il giorno dell’arrivo',
    ]);
    expect(text).toMatch(/Vale un solo sconto, il più conveniente\.$/);
    expect(read({ prices: {} }).text).not.toContain('Scont');
  });
});

test.each([
  ['it', 'Da 29 € a notte', 'Da 200 € a settimana'],
  ['en', 'From €29 a night', 'From €200 a week'],
  ['de', 'Ab 29 € pro Nacht', 'Ab 200 € pro Woche'],
  ['fr', 'À partir de 29 € par nuit', 'À partir de 200 € par semaine'],
] as const)('in %s the lowest price stands above the list', (language, night, week) => {
  expect(read({ language, prices: { from: { amount: 29, per: 'NIGHT' } } }).text).toContain(night);
  expect(read({ language, prices: { from: { amount: 200, per: 'WEEK' } } }).text).toContain(week);
});
