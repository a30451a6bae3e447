import { expect, test } from 'vitest';
import { newPrice } from '../prices/booking-price.ts';
import { amountFrom } from './fields.ts';

test.each([
  ['nothing', undefined, 'Inserisci un importo maggiore di zero'],
  ['a word that was typed', Number.NaN, 'Questo non è un importo: scrivilo in cifre, per esempio 120,50'],
  ['a text', '12', 'Inserisci un importo maggiore di zero'],
  ['zero', 0, 'Inserisci un importo maggiore di zero'],
  ['half a cent', 0.5, 'Inserisci un importo maggiore di zero'],
  ['too much', 100_000_001, 'L’importo è troppo alto'],
])('of %s it is said what it is', (_, value, expectedMessage) => {
  expect(amountFrom(1).safeParse(value).error?.issues[0]?.message).toBe(expectedMessage);
});

test('a line of a price says so too', () => {
  const lines = [{ kind: 'STAY', label: 'Soggiorno', amount: Number.NaN }];
  const issues = newPrice.safeParse({ lines }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(issues).toEqual(['lines.0.amount Questo non è un importo: scrivilo in cifre, per esempio 120,50']);
});
