import { expect, test } from 'vitest';
import type { QuoteLine } from '../../domain/prices/quote-line.ts';
import { explainLine } from './quote-explanation.ts';
import { labelOf } from './quote-label.ts';
import { sayUnmet } from './say-unmet.ts';

const NIGHTS = { kind: 'nights', nights: 3, first: '2027-09-09', last: '2027-09-11', weeklyPrice: 690 } as const;
const DISCOUNT = { kind: 'discount', at: 14, percent: 10, code: null, base: 1_660_00, isCut: false } as const;
const EXTRA = {
  kind: 'extra',
  id: '1',
  name: 'Cane',
  price: 5_00,
  per: 'NIGHT',
  quantity: 2,
  nights: 7,
  persons: 1,
} as const;

/** The text with plain instead of no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each<[QuoteLine, string, string]>([
  [{ ...NIGHTS, amount: 1 }, '3 notti, 9–12 settembre · 690 € a settimana', '3 notti × 690 € ÷ 7'],
  [{ ...NIGHTS, byNight: { price: 125 }, amount: 1 }, '3 notti dal 09/09 al 11/09 · 125 € a notte', '3 × 125 €'],
  [
    { ...NIGHTS, byNight: { price: 125, weekend: { nights: 2, price: 145 } }, amount: 1 },
    '3 notti dal 09/09 al 11/09 · 125 € a notte, 145 € nel fine settimana',
    '1 × 125 € + 2 × 145 €',
  ],
  [
    { ...NIGHTS, isMixed: true, amount: 1 },
    '3 notti dal 09/09 al 11/09 · a prezzi diversi',
    '3 notti a prezzi diversi',
  ],
  [
    { kind: 'short', nights: 3, percent: 30, base: 295_71, amount: 1 },
    'Supplemento per 3 notti (+30 %)',
    '30 % di 295,71 €',
  ],
  [
    { kind: 'guests', extra: 2, included: 3, perNight: 12_50, nights: 7, amount: 1 },
    '2 ospiti oltre 3 · 12,50 € a notte',
    '2 × 12,50 € × 7 notti',
  ],
  [
    { kind: 'guests', extra: 1, included: 3, perNight: 12_50, nights: 1, amount: 1 },
    '1 ospite oltre 3 · 12,50 € a notte',
    '1 × 12,50 €',
  ],
  [
    { kind: 'minimum', minPrice: 350, before: 276_00, amount: 1 },
    'Fino al prezzo minimo di 350 €',
    '350,00 € meno 276,00 €',
  ],
  [{ ...DISCOUNT, reason: 'LENGTH', amount: -1 }, 'Sconto 10 % da 14 notti', '10 % di 1.660,00 €'],
  [
    { ...DISCOUNT, reason: 'EARLY', isCut: true, amount: -1 },
    'Sconto 10 % per prenotazione anticipata',
    '10 % di 1.660,00 €, fino al prezzo minimo',
  ],
  [{ ...DISCOUNT, reason: 'LAST_MINUTE', amount: -1 }, 'Sconto 10 % dell’ultimo minuto', '10 % di 1.660,00 €'],
  [
    { ...DISCOUNT, reason: 'CODE', at: null, code: 'AMICI', percent: 12, amount: -1 },
    'Codice AMICI: sconto 12 %',
    '12 % di 1.660,00 €',
  ],
  [
    { ...DISCOUNT, reason: 'CODE', at: null, code: 'CINQUANTA', percent: null, amount: -50_00 },
    'Codice CINQUANTA',
    '50,00 €',
  ],
  [{ kind: 'cleaning', amount: 1 }, 'Pulizia finale', 'Una volta a soggiorno'],
  [{ kind: 'linen', amount: 1 }, 'Biancheria e asciugamani', 'Una volta a soggiorno'],
  [
    { kind: 'linen', perPerson: { price: 20_00, persons: 4 }, amount: 1 },
    'Biancheria e asciugamani',
    '20,00 € × 4 persone',
  ],
  [{ ...EXTRA, amount: 1 }, 'Cane × 2', '2 × 5,00 € × 7 notti'],
  [{ ...EXTRA, quantity: 1, nights: 1, persons: 4, amount: 1 }, 'Cane', '1 × 5,00 € × 4 persone'],
])('a line says what it is and why', (line, label, why) => {
  expect(plain(labelOf(line, 'it'))).toBe(label);
  expect(plain(explainLine(line, 'it'))).toBe(why);
});

test('guests read it in their language', () => {
  const line = { ...DISCOUNT, reason: 'EARLY', isCut: true, amount: -1 } as const;
  expect([labelOf(line, 'en'), labelOf(line, 'de'), labelOf(line, 'fr')].map(plain)).toEqual([
    '10% early booking discount',
    '10 % Frühbucherrabatt',
    '10 % de remise pour réservation anticipée',
  ]);
});

test('an extra is called so in the languages in which it has a name, by its Italian one in the others', () => {
  const line = { ...EXTRA, names: { en: 'Dog' }, amount: 1 } as const;
  expect([labelOf(line, 'it'), labelOf(line, 'en'), labelOf(line, 'fr')]).toEqual(['Cane × 2', 'Dog × 2', 'Cane × 2']);
});

test('the owner is told why a discount does not count', () => {
  const texts = [
    sayUnmet({ why: 'OTHER_IS_BETTER', amount: 50_00 }),
    sayUnmet({ why: 'NIGHTS', n: 14 }),
    sayUnmet({ why: 'DAYS_BEFORE', n: 90 }),
    sayUnmet({ why: 'DAYS_AT_MOST', n: 1 }),
    sayUnmet({ why: 'ARRIVALS', from: '2027-06-01', to: '2027-06-30' }),
    sayUnmet({ why: 'AT_LEAST' }),
  ];
  expect(texts.map(plain)).toEqual([
    'Vale un solo sconto: questo sarebbe di 50,00 €',
    'Servono almeno 14 notti',
    'Si prenota almeno 90 giorni prima',
    'Si prenota al massimo 1 giorno prima',
    'Vale per arrivi dal 1 giugno 2027 al 30 giugno 2027',
    'Il prezzo è già quello minimo',
  ]);
});
