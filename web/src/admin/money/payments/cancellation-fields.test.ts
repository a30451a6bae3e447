import { expect, test } from 'vitest';
import { sayRules } from './cancellation-fields.tsx';

test('each rule is a line, and what comes after the last one another', () => {
  const rules = [
    { daysBefore: 60, percent: 100 },
    { daysBefore: 30, percent: 50 },
    { daysBefore: 1, percent: 10 },
  ];
  expect(sayRules(rules)).toEqual([
    'Fino a 60 giorni prima dell’arrivo: rimborso di tutto quanto pagato',
    'Fino a 30 giorni prima dell’arrivo: rimborso del 50 % di quanto pagato',
    'Fino a 1 giorno prima dell’arrivo: rimborso del 10 % di quanto pagato',
    'Dopo: nessun rimborso',
  ]);
});

test('a rule for the day of arrival is the last word until then', () => {
  expect(sayRules([{ daysBefore: 0, percent: 20 }])).toEqual([
    'Fino al giorno dell’arrivo: rimborso del 20 % di quanto pagato',
    'Dopo l’arrivo: nessun rimborso',
  ]);
});

test('nothing is said twice where the last rule gives nothing back', () => {
  expect(sayRules([{ daysBefore: 7, percent: 0 }])).toEqual(['Fino a 7 giorni prima dell’arrivo: nessun rimborso']);
});

test('a rule that is being typed is not told yet', () => {
  expect(sayRules([{ daysBefore: 30, percent: Number.NaN }])).toEqual([
    'Senza regole, chi annulla non riceve nulla di quanto ha pagato per il soggiorno.',
  ]);
});
