import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { sayCancellationRules } from './say-cancellation-rules.ts';

const rules = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 1, percent: 50 },
];

test('rules are told from the earliest day on, with what is always given back', () => {
  expect(sayCancellationRules(rules, 'it')).toEqual([
    'Fino a 30 giorni prima dell’arrivo: rimborso di tutto quanto pagato',
    'Fino a 1 giorno prima dell’arrivo: rimborso del 50 % di quanto pagato',
    'Dopo: nessun rimborso',
    'Deposito cauzionale e imposta di soggiorno si restituiscono per intero. Se annulliamo noi, ti restituiamo tutto.',
  ]);
  expect(LANGUAGES.map((language) => sayCancellationRules(rules, language)[2])).toEqual([
    'Dopo: nessun rimborso',
    'After that: no refund',
    'Danach: keine Erstattung',
    'Ensuite\u00A0: aucun remboursement',
  ]);
});

test('a last rule until the day of arrival, and one that gives nothing back, are their own end', () => {
  expect(sayCancellationRules([{ daysBefore: 0, percent: 20 }], 'en').slice(0, 2)).toEqual([
    'Up to the day of arrival: refund of 20% of what was paid',
    'After arrival: no refund',
  ]);
  expect(sayCancellationRules([{ daysBefore: 7, percent: 0 }], 'de')).toHaveLength(2);
});

test('without rules nothing is told', () => {
  expect(sayCancellationRules([], 'it')).toEqual([]);
});
