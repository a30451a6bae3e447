import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type BankLine, createLineNaming, findReferences, isNamedIn, keptText, listWords } from './bank-line.ts';
import given from './year-vectors.json' with { type: 'json' };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
/** A vector has the shape of its kind. */
function vectorOf<Given>(kind: string): { readonly given: Given; readonly expect: unknown } {
  const found = given.vectors.find((vector) => vector.kind === kind);
  if (!found) throw new Error(`no vector of ${kind}`);
  return { given: found.given as unknown as Given, expect: found.expect };
}

test('a line is known by its day, amount and words, and two equal ones are two', () => {
  const vector = vectorOf<{ readonly lines: readonly Omit<BankLine, 'currency'>[] }>('lineIds');
  const name = createLineNaming(digest);
  expect(vector.given.lines.map((line) => name({ ...line, currency: 'EUR' }))).toEqual(vector.expect);
});

test('a reference is found whatever stands between its signs, and only with its check digits', () => {
  const vector = vectorOf<{ readonly texts: readonly string[] }>('references');
  expect(vector.given.texts.map(findReferences)).toEqual(vector.expect);
});

test.each([
  ['Bruno Hübner', 'HUEBNER BRUNO Urlaub'],
  ['Bruno Huebner', 'BONIFICO DA HÜBNER BRUNO'],
  ['Anna Weiß', 'weiss anna'],
  ['Carla', 'SALDO CARLA 2027'],
  ['Zoë de la Cruz', 'CRUZ ZOE'],
])('%s is named in "%s"', (name, text) => {
  expect(isNamedIn(name, new Set(listWords(text)))).toBe(true);
});

test.each([
  ['Anna Rossi', 'ROSSI MARIO'],
  ['Li Wu', 'LI WU'],
  ['', 'nulla'],
])('%s is not named in "%s"', (name, text) => {
  expect(isNamedIn(name, new Set(listWords(text)))).toBe(false);
});

test('no account number is kept of a text, which is cut', () => {
  expect(keptText('BONIFICO DA IT60X0542811101000000123456 RF1748213907')).toBe('BONIFICO DA RF1748213907');
  expect(keptText('DE89 3704 0044 0532 0130 00 Miete')).toBe('Miete');
  expect(keptText('da AT61 1904 3002 3457 3201 Miete Juli')).toBe('da Miete Juli');
  expect(keptText('IBAN:ES9121000418450200051332Mario e DE89370400440532013000')).toBe('IBAN: Mario e');
  expect(keptText('a'.repeat(200))).toHaveLength(140);
});
