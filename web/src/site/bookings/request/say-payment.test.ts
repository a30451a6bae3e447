import type { Language } from '@approdo/shared/domain/base/language/language';
import { initialScheduleTerms, type ScheduleTerms } from '@approdo/shared/domain/money/instalments';
import { expect, test } from 'vitest';
import { catalogues } from '../../texts/catalogues.ts';
import { type PricedStay, sayPayment } from './say-payment.ts';

const say = (terms: Partial<ScheduleTerms> = {}, stay?: Partial<PricedStay>, language: Language = 'it') =>
  sayPayment(
    { ...initialScheduleTerms, ...terms },
    stay && { arrival: '2027-06-12', today: '2027-01-10', total: 444_00, isBegun: false, ...stay },
    { language, words: catalogues[language].islands.choosing },
  )?.replaceAll('\u00A0', ' ');

test.each([
  [{}, 'Paghi il 30 % entro 3 giorni dalla conferma, il resto almeno 30 giorni prima dell’arrivo.'],
  [{ depositPercent: 0 }, 'Paghi tutto almeno 30 giorni prima dell’arrivo.'],
  [{ depositPercent: 100, depositDays: 0 }, 'Paghi tutto il giorno della conferma.'],
  [
    { depositPercent: 80, depositDays: 1, balanceDays: 0 },
    'Paghi l’80 % entro 1 giorno dalla conferma, il resto entro il giorno dell’arrivo.',
  ],
])('of a stay whose price is not known, %j is told in shares', (terms, sentence) => {
  expect(say(terms)).toBe(sentence);
});

test.each([
  [
    'the parts in euros, the last one with its day',
    {},
    {},
    'Paghi 133,20 € entro 3 giorni dalla conferma, 310,80 € entro il 13 maggio 2027.',
  ],
  ['all at once, where the arrival is near', {}, { today: '2027-05-20' }, 'Paghi tutto entro 3 giorni dalla conferma.'],
  ['by the arrival, where that is nearer still', {}, { today: '2027-06-11' }, 'Paghi tutto entro il 12 giugno 2027.'],
  ['in one part, where the owner asks no deposit', { depositPercent: 0 }, {}, 'Paghi tutto entro il 13 maggio 2027.'],
  ['without what is paid by card at once', {}, { isBegun: true }, 'Paghi 310,80 € entro il 13 maggio 2027.'],
])('of a priced stay is told %s', (_, terms, stay, sentence) => {
  expect(say(terms, stay)).toBe(sentence);
});

test('a security deposit is told as well, and nothing where nothing is to be paid', () => {
  expect(say({ securityDeposit: 200_00 }, { total: 0 })).toBe(
    'Si aggiunge un deposito cauzionale di 200 €, che ti restituiamo dopo il soggiorno.',
  );
  expect(say({}, { total: 0 })).toBeUndefined();
});

test.each([
  ['en', 'You pay 30% within 3 days of confirmation, the rest at least 30 days before arrival.'],
  ['de', 'Sie zahlen 30 % innerhalb von 3 Tagen nach der Bestätigung, den Rest mindestens 30 Tage vor der Anreise.'],
  ['fr', 'Vous payez 30 % sous 3 jours après la confirmation, le reste au moins 30 jours avant l’arrivée.'],
] as const)('in %s it is a sentence too', (language, sentence) => {
  expect(say({}, undefined, language)).toBe(sentence);
});
